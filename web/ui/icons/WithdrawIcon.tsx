import { Icon, type IconProps } from './Icon.tsx';

/** An arrow out of a tray: money out. */
export function WithdrawIcon(props: IconProps): React.JSX.Element {
  return (
    <Icon {...props} d="M12 15V4M7.5 8.5 12 4l4.5 4.5M4 16v2.5a2 2 0 0 0 2 2h12a2 2 0 0 0 2-2V16" />
  );
}
