import { Icon, type IconProps } from './Icon.tsx';

/** An arrow from person to person: money for somebody else. */
export function SendIcon(props: IconProps): React.JSX.Element {
  return <Icon {...props} d="M20.5 3.5 3.5 10l6.5 3.5 3.5 6.5zM10 13.5l5-5" />;
}
