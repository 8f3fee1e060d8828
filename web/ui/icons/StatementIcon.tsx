import { Icon, type IconProps } from './Icon.tsx';

/** A page with lines and a sum: what went in and out. */
export function StatementIcon(props: IconProps): React.JSX.Element {
  return (
    <Icon {...props} d="M6 3.5h8.5L18.5 7.5v13H6zM14 3.5V8h4.5M9 12h6.5M9 15h6.5M12.5 18H15.5" />
  );
}
