import { Icon, type IconProps } from './Icon.tsx';

/** A side bar with an arrow into it: collapse the menu. */
export function SidebarCollapseIcon(props: IconProps): React.JSX.Element {
  return (
    <Icon
      {...props}
      directional
      d="M6 4.5h12a2.5 2.5 0 0 1 2.5 2.5v10a2.5 2.5 0 0 1 -2.5 2.5h-12a2.5 2.5 0 0 1 -2.5 -2.5v-10a2.5 2.5 0 0 1 2.5 -2.5zM9 4.5v15M16.5 9.5 14 12l2.5 2.5"
    />
  );
}
