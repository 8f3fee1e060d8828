import { Icon, type IconProps } from './Icon.tsx';

/** A fish: fishing games. */
export function FishIcon(props: IconProps): React.JSX.Element {
  return (
    <Icon
      {...props}
      d="M16 12c-2.1 3.5-4.7 5-7.7 5C5.6 17 3.7 15.3 2.5 12c1.2-3.3 3.1-5 5.8-5 3 0 5.6 1.5 7.7 5zM16 12l5.5-4.5c-.8 3-.8 6 0 9zM11 7.5c.9 2.8.9 6.2 0 9"
      filled="M5.5 10.9a1.1 1.1 0 1 0 2.2 0a1.1 1.1 0 1 0 -2.2 0z"
    />
  );
}
