import { Icon, type IconProps } from './Icon.tsx';

/** A medal on its ribbon: something earned. */
export function MedalIcon(props: IconProps): React.JSX.Element {
  return (
    <Icon
      {...props}
      d="M8 3.5l2.5 5.5M16 3.5l-2.5 5.5M12 20.5a5.5 5.5 0 1 0 0-11 5.5 5.5 0 0 0 0 11zM12 12.5l.9 1.7 1.9.3-1.4 1.3.3 1.9-1.7-.9-1.7.9.3-1.9-1.4-1.3 1.9-.3z"
    />
  );
}
