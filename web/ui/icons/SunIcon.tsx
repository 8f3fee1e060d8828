import { Icon, type IconProps } from './Icon.tsx';

/** A sun: the light theme. */
export function SunIcon(props: IconProps): React.JSX.Element {
  return (
    <Icon
      {...props}
      d="M8 12a4 4 0 1 0 8 0a4 4 0 1 0 -8 0M12 2.5v2M12 19.5v2M2.5 12h2M19.5 12h2M5.3 5.3l1.4 1.4M17.3 17.3l1.4 1.4M5.3 18.7l1.4-1.4M17.3 6.7l1.4-1.4"
    />
  );
}
