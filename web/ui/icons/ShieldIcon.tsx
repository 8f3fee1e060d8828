import { Icon, type IconProps } from './Icon.tsx';

/** A shield with a tick: security. */
export function ShieldIcon(props: IconProps): React.JSX.Element {
  return (
    <Icon
      {...props}
      d="M12 3.2l7.5 2.8v5.5c0 4.5-3 7.7-7.5 9.5-4.5-1.8-7.5-5-7.5-9.5V6zM8.8 12l2.3 2.3 4.2-4.5"
    />
  );
}
