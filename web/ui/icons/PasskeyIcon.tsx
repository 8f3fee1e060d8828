import { Icon, type IconProps } from './Icon.tsx';

/** A key. */
export function PasskeyIcon(props: IconProps): React.JSX.Element {
  return (
    <Icon {...props} d="M3.5 15a4.5 4.5 0 1 0 9 0a4.5 4.5 0 1 0 -9 0M11.2 11.8L20 3M16.5 6.5l3 3" />
  );
}
