import { Icon, type IconProps } from './Icon.tsx';

/** A flash: at once. */
export function BoltIcon(props: IconProps): React.JSX.Element {
  return <Icon {...props} d="M13.5 3.5 6 13.5h5l-.5 7L18 10.5h-5z" />;
}
