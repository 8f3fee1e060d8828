import { Icon, type IconProps } from '../Icon.tsx';

/** A ticket with a star: electronic lottery. */
export function ElotteryIcon(props: IconProps): React.JSX.Element {
  return (
    <Icon
      {...props}
      d="M3 8.5V7a1.5 1.5 0 0 1 1.5-1.5h15A1.5 1.5 0 0 1 21 7v1.5a3.5 3.5 0 0 0 0 7V17a1.5 1.5 0 0 1-1.5 1.5h-15A1.5 1.5 0 0 1 3 17v-1.5a3.5 3.5 0 0 0 0-7zM12 8.8l1 2.2 2.4.2-1.8 1.6.5 2.3L12 13.9l-2.1 1.2.5-2.3-1.8-1.6 2.4-.2z"
    />
  );
}
