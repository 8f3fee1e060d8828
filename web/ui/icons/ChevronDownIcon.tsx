import { Icon, type IconProps } from './Icon.tsx';

/** Points down. */
export function ChevronDownIcon(props: IconProps): React.JSX.Element {
  return <Icon {...props} d="M6 9.5l6 6 6-6" />;
}
