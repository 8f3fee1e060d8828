import { Icon, type IconProps } from './Icon.tsx';

/** A side bar with an arrow out of it: expand the menu. */
export function SidebarExpandIcon(props: IconProps): React.JSX.Element {
  return (
    <Icon
      {...props}
      directional
      d="M6 4.5h12a2.5 2.5 0 0 1 2.5 2.5v10a2.5 2.5 0 0 1 -2.5 2.5h-12a2.5 2.5 0 0 1 -2.5 -2.5v-10a2.5 2.5 0 0 1 2.5 -2.5zM9 4.5v15M13.5 9.5 16 12l-2.5 2.5"
    />
  );
}
