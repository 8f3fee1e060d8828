import { Icon, type IconProps } from './Icon.tsx';

/** A letter G whose bar reaches to the middle. */
export function GoogleIcon(props: IconProps): React.JSX.Element {
  return <Icon {...props} d="M18 6a8.5 8.5 0 1 0 2.5 6H12.5" />;
}
