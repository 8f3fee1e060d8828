import { Icon, type IconProps } from './Icon.tsx';

/** An arrow in a circle: load again. */
export function RefreshIcon(props: IconProps): React.JSX.Element {
  return <Icon {...props} d="M20 12a8 8 0 1 1-2.3-5.7L20 8.5M20 4v4.5h-4.5" />;
}
