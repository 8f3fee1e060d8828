import { Icon, type IconProps } from './Icon.tsx';

/** A numbered ball among others: lottery. */
export function LotteryIcon(props: IconProps): React.JSX.Element {
  return (
    <Icon
      {...props}
      d="M7 8.5a5 5 0 1 0 10 0a5 5 0 1 0 -10 0M11 7l1.5-1v5M3 17.5a3 3 0 1 0 6 0a3 3 0 1 0 -6 0M15 17.5a3 3 0 1 0 6 0a3 3 0 1 0 -6 0"
    />
  );
}
