import { Icon, type IconProps } from './Icon.tsx';

/** An arrow out of a note: money out. */
export function WithdrawIcon(props: IconProps): React.JSX.Element {
  return (
    <Icon
      {...props}
      d="M12 9V3M9 5.5l3-3 3 3M7.5 11.5h-4v9h17v-9h-4M12 18a2 2 0 1 0 0-4 2 2 0 0 0 0 4z"
    />
  );
}
