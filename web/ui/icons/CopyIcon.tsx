import { Icon, type IconProps } from './Icon.tsx';

/** Two sheets: copy. */
export function CopyIcon(props: IconProps): React.JSX.Element {
  return (
    <Icon
      {...props}
      d="M11 8.5h7a2.5 2.5 0 0 1 2.5 2.5v7a2.5 2.5 0 0 1 -2.5 2.5h-7a2.5 2.5 0 0 1 -2.5 -2.5v-7a2.5 2.5 0 0 1 2.5 -2.5zM15.5 8.5V6A2.5 2.5 0 0 0 13 3.5H6A2.5 2.5 0 0 0 3.5 6v7A2.5 2.5 0 0 0 6 15.5h2.5"
    />
  );
}
