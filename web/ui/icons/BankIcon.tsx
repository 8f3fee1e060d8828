import { Icon, type IconProps } from './Icon.tsx';

/** A bank: a gable over columns. */
export function BankIcon(props: IconProps): React.JSX.Element {
  return (
    <Icon
      {...props}
      d="M3.5 9.5L12 4l8.5 5.5zM5.5 12.5v5M9.75 12.5v5M14.25 12.5v5M18.5 12.5v5M3.5 20.5h17"
    />
  );
}
