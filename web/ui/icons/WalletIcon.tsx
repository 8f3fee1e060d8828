import { Icon, type IconProps } from './Icon.tsx';

/** A wallet. */
export function WalletIcon(props: IconProps): React.JSX.Element {
  return (
    <Icon
      {...props}
      d="M18.5 8.5V6.5a2 2 0 0 0-2-2H6A2.5 2.5 0 0 0 3.5 7v10A2.5 2.5 0 0 0 6 19.5h12.5a2 2 0 0 0 2-2v-7a2 2 0 0 0-2-2H6A2.3 2.3 0 0 1 3.5 7"
      filled="M15.25 14a1.25 1.25 0 1 0 2.5 0a1.25 1.25 0 1 0 -2.5 0z"
    />
  );
}
