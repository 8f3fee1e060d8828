import { Icon, type IconProps } from './Icon.tsx';

/** Points back along the line of reading. */
export function ChevronStartIcon(props: IconProps): React.JSX.Element {
  return <Icon {...props} directional d="M14.5 6l-6 6 6 6" />;
}
