import { Icon, type IconProps } from './Icon.tsx';

/** A ticket with a cross on it: electronic lottery. */
export function ElotteryIcon(props: IconProps): React.JSX.Element {
  return (
    <Icon
      {...props}
      d="M3 6h18v3.5a2.5 2.5 0 0 0 0 5V18H3v-3.5a2.5 2.5 0 0 0 0-5zM9.5 9.5l5 5M14.5 9.5l-5 5"
    />
  );
}
