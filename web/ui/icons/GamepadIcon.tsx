import { Icon, type IconProps } from './Icon.tsx';

/** A game pad: e-sports. */
export function GamepadIcon(props: IconProps): React.JSX.Element {
  return (
    <Icon
      {...props}
      d="M8 7.5h8a5.5 5.5 0 0 1 5.4 4.5l.6 3.5a2.6 2.6 0 0 1-4.6 2L15.5 15.5h-7L6.6 17.5a2.6 2.6 0 0 1-4.6-2L2.6 12A5.5 5.5 0 0 1 8 7.5zM8 10v3M6.5 11.5h3"
      filled="M13.9 12.6a1.1 1.1 0 1 0 2.2 0a1.1 1.1 0 1 0 -2.2 0zM16.3 10.4a1.1 1.1 0 1 0 2.2 0a1.1 1.1 0 1 0 -2.2 0z"
    />
  );
}
