import { Icon, type IconProps } from './Icon.tsx';

/** A target: something to reach. */
export function TargetIcon(props: IconProps): React.JSX.Element {
  return (
    <Icon
      {...props}
      d="M12 3.5a8.5 8.5 0 1 0 8.5 8.5M12 8a4 4 0 1 0 4 4M12 12l5-5M17 7V3.8L20.2 7H17z"
    />
  );
}
