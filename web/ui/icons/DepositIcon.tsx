import { Icon, type IconProps } from './Icon.tsx';

/** An arrow into a tray: money in. */
export function DepositIcon(props: IconProps): React.JSX.Element {
  return (
    <Icon
      {...props}
      d="M12 3.5v11M7.5 10.5 12 15l4.5-4.5M4 16v2.5a2 2 0 0 0 2 2h12a2 2 0 0 0 2-2V16"
    />
  );
}
