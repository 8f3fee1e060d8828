import { Icon, type IconProps } from './Icon.tsx';

/** A tick. */
export function CheckIcon(props: IconProps): React.JSX.Element {
  return <Icon {...props} d="M5 12.5l4.5 4.5L19 7.5" />;
}
