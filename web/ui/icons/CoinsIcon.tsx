import { Icon, type IconProps } from './Icon.tsx';

/** Two coins, one behind the other. */
export function CoinsIcon(props: IconProps): React.JSX.Element {
  return (
    <Icon
      {...props}
      d="M15 14.5a5.5 5.5 0 1 1 -11 0a5.5 5.5 0 0 1 11 0zM9.8 6.6a5.5 5.5 0 1 1 7.4 8M9.5 12.25v4.5M7.25 14.5h4.5"
    />
  );
}
