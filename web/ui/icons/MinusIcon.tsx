import { Icon, type IconProps } from './Icon.tsx';

/** A minus. */
export function MinusIcon(props: IconProps): React.JSX.Element {
  return <Icon {...props} d="M5 12h14" />;
}
