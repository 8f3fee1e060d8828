import { Icon, type IconProps } from './Icon.tsx';

/** Points up. */
export function ChevronUpIcon(props: IconProps): React.JSX.Element {
  return <Icon {...props} d="M6 14.5l6-6 6 6" />;
}
