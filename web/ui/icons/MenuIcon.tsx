import { Icon, type IconProps } from './Icon.tsx';

/** Three bars: opens the side menu. */
export function MenuIcon(props: IconProps): React.JSX.Element {
  return <Icon {...props} d="M4 6.5h16M4 12h16M4 17.5h16" />;
}
