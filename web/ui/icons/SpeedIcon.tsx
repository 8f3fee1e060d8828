import { Icon, type IconProps } from './Icon.tsx';

/** A dial: speed of the line. */
export function SpeedIcon(props: IconProps): React.JSX.Element {
  return (
    <Icon
      {...props}
      d="M5.6 18.5a8.5 8.5 0 1 1 12.8 0M12 13.5l3.5-4.5"
      filled="M10.4 13.5a1.6 1.6 0 1 0 3.2 0a1.6 1.6 0 1 0 -3.2 0z"
    />
  );
}
