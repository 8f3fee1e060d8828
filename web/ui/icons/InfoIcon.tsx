import { Icon, type IconProps } from './Icon.tsx';

/** An i in a circle: good to know. */
export function InfoIcon(props: IconProps): React.JSX.Element {
  return (
    <Icon
      {...props}
      d="M3.5 12a8.5 8.5 0 1 0 17 0a8.5 8.5 0 1 0 -17 0M12 11.3v5"
      filled="M10.9 8.1a1.1 1.1 0 1 0 2.2 0a1.1 1.1 0 1 0 -2.2 0z"
    />
  );
}
