import { Icon, type IconProps } from './Icon.tsx';

/** Bars above and below a line: what was won and lost. */
export function ChartIcon(props: IconProps): React.JSX.Element {
  return <Icon {...props} d="M3.5 13h17M5.5 13v-4.5h3v4.5M10.5 13v6.5h3V13M15.5 13V4h3v9" />;
}
