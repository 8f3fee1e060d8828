import { Icon, type IconProps } from './Icon.tsx';

/** A moon: the dark theme. */
export function MoonIcon(props: IconProps): React.JSX.Element {
  return <Icon {...props} d="M20 14.2A8.2 8.2 0 0 1 9.8 4 8.2 8.2 0 1 0 20 14.2z" />;
}
