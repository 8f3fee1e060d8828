import { Icon, type IconProps } from './Icon.tsx';

/** An envelope: mail. */
export function MailIcon(props: IconProps): React.JSX.Element {
  return (
    <Icon
      {...props}
      d="M5.5 5h13a2.5 2.5 0 0 1 2.5 2.5v9a2.5 2.5 0 0 1 -2.5 2.5h-13a2.5 2.5 0 0 1 -2.5 -2.5v-9a2.5 2.5 0 0 1 2.5 -2.5zM3.8 7 12 13l8.2-6"
    />
  );
}
