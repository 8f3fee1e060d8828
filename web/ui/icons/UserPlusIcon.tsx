import { Icon, type IconProps } from './Icon.tsx';

/** A new person: register. */
export function UserPlusIcon(props: IconProps): React.JSX.Element {
  return (
    <Icon
      {...props}
      d="M6 8a4 4 0 1 0 8 0a4 4 0 1 0 -8 0M3 20.5c.5-4 3.3-6 7-6 1.3 0 2.5.3 3.6.8M18.5 14v6M15.5 17h6"
    />
  );
}
