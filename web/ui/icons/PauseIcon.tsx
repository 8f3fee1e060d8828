import { Icon, type IconProps } from './Icon.tsx';

/** Two bars: pause. */
export function PauseIcon(props: IconProps): React.JSX.Element {
  return <Icon {...props} d="M8.5 5.5v13M15.5 5.5v13" />;
}
