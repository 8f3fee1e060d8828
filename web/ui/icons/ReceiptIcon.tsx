import { Icon, type IconProps } from './Icon.tsx';

/** A slip of paper with lines: what was staked and won. */
export function ReceiptIcon(props: IconProps): React.JSX.Element {
  return (
    <Icon
      {...props}
      d="M6 3.5v17l2 -1.5l2 1.5l2 -1.5l2 1.5l2 -1.5l2 1.5v-17l-2 1.5l-2 -1.5l-2 1.5l-2 -1.5l-2 1.5zM9.5 9h5M9.5 13h5"
    />
  );
}
