import { Icon, type IconProps } from './Icon.tsx';

/** A receiver: telephone. */
export function PhoneIcon(props: IconProps): React.JSX.Element {
  return (
    <Icon
      {...props}
      d="M5.5 3.5h3l1.7 4.5-2.2 1.7a12 12 0 0 0 6.3 6.3l1.7-2.2 4.5 1.7v3a2 2 0 0 1-2.2 2A16.5 16.5 0 0 1 3.5 5.7a2 2 0 0 1 2-2.2z"
    />
  );
}
