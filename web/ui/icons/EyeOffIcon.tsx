import { Icon, type IconProps } from './Icon.tsx';

/** An eye that is struck out: hide. */
export function EyeOffIcon(props: IconProps): React.JSX.Element {
  return (
    <Icon
      {...props}
      d="M4 4l16 16M9.9 5.8A9 9 0 0 1 12 5.5c6 0 9.5 6.5 9.5 6.5a17 17 0 0 1-2.7 3.5M6.3 7.3A16 16 0 0 0 2.5 12S6 18.5 12 18.5a9 9 0 0 0 4.6-1.3M9.9 9.9a3 3 0 0 0 4.2 4.2"
    />
  );
}
