import { Icon, type IconProps } from './Icon.tsx';

/** Points on along the line of reading. */
export function ChevronEndIcon(props: IconProps): React.JSX.Element {
  return <Icon {...props} directional d="M9.5 6l6 6-6 6" />;
}
