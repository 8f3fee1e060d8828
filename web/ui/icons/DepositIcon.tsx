import { Icon, type IconProps } from './Icon.tsx';

/** An arrow into a note: money in. */
export function DepositIcon(props: IconProps): React.JSX.Element {
  return (
    <Icon
      {...props}
      d="M12 2.5v6M9 6l3 3 3-3M7.5 11.5h-4v9h17v-9h-4M12 18a2 2 0 1 0 0-4 2 2 0 0 0 0 4z"
    />
  );
}
