import { Icon, type IconProps } from './Icon.tsx';

/** A football: sports. */
export function BallIcon(props: IconProps): React.JSX.Element {
  return (
    <Icon
      {...props}
      d="M3.5 12a8.5 8.5 0 1 0 17 0a8.5 8.5 0 1 0 -17 0M12 8.2l3.6 2.6-1.4 4.2H9.8l-1.4-4.2zM12 8.2V3.5M15.6 10.8l4.4-1.6M14.2 15l2.8 3.8M9.8 15 7 18.8M8.4 10.8 4 9.2"
    />
  );
}
