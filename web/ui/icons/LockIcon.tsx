import { Icon, type IconProps } from './Icon.tsx';

/** A closed lock. */
export function LockIcon(props: IconProps): React.JSX.Element {
  return (
    <Icon
      {...props}
      d="M7.5 10.5h9a2.5 2.5 0 0 1 2.5 2.5v5a2.5 2.5 0 0 1 -2.5 2.5h-9a2.5 2.5 0 0 1 -2.5 -2.5v-5a2.5 2.5 0 0 1 2.5 -2.5zM8 10.5V7.5a4 4 0 0 1 8 0v3M12 14.5v2"
    />
  );
}
