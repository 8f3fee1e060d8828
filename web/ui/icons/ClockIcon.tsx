import { Icon, type IconProps } from './Icon.tsx';

/** A clock: what was recent. */
export function ClockIcon(props: IconProps): React.JSX.Element {
  return <Icon {...props} d="M3.5 12a8.5 8.5 0 1 0 17 0a8.5 8.5 0 1 0 -17 0M12 7v5l3.5 2" />;
}
