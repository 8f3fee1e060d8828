import { Icon, type IconProps } from './Icon.tsx';

/** A cross: closes or clears. */
export function CloseIcon(props: IconProps): React.JSX.Element {
  return <Icon {...props} d="M6 6l12 12M18 6 6 18" />;
}
