import { Icon, type IconProps } from './Icon.tsx';

/** A tick in a circle: it went well. */
export function CheckCircleIcon(props: IconProps): React.JSX.Element {
  return (
    <Icon {...props} d="M3.5 12a8.5 8.5 0 1 0 17 0a8.5 8.5 0 1 0 -17 0M8.2 12.3l2.6 2.6 5-5.3" />
  );
}
