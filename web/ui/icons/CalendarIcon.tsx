import { Icon, type IconProps } from './Icon.tsx';

/** A sheet of a calendar: once a day. */
export function CalendarIcon(props: IconProps): React.JSX.Element {
  return <Icon {...props} d="M4.5 6h15v14h-15zM4.5 10.5h15M8.5 3.5V8M15.5 3.5V8" />;
}
