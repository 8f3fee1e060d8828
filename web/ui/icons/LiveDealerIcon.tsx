import { Icon, type IconProps } from './Icon.tsx';

/** A dealer behind a table: live games. */
export function LiveDealerIcon(props: IconProps): React.JSX.Element {
  return (
    <Icon
      {...props}
      d="M9 6.5a3 3 0 1 0 6 0a3 3 0 1 0 -6 0M6 15.5c.3-3.2 2.7-5 6-5s5.7 1.8 6 5M12 13.5l-1.8-1.5 0 3zM12 13.5l1.8-1.5 0 3zM3 15.5h18l-2 4.5H5z"
    />
  );
}
