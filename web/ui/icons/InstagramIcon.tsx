import { Icon, type IconProps } from './Icon.tsx';

/** A camera in a rounded square. */
export function InstagramIcon(props: IconProps): React.JSX.Element {
  return (
    <Icon
      {...props}
      d="M8.5 4h7a4.5 4.5 0 0 1 4.5 4.5v7a4.5 4.5 0 0 1 -4.5 4.5h-7a4.5 4.5 0 0 1 -4.5 -4.5v-7a4.5 4.5 0 0 1 4.5 -4.5zM8.4 12a3.6 3.6 0 1 0 7.2 0a3.6 3.6 0 1 0 -7.2 0"
      filled="M15.3 7.6a1.1 1.1 0 1 0 2.2 0a1.1 1.1 0 1 0 -2.2 0z"
    />
  );
}
