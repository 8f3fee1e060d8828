import { Icon, type IconProps } from './Icon.tsx';

/** A letter f in a circle. */
export function FacebookIcon(props: IconProps): React.JSX.Element {
  return (
    <Icon
      {...props}
      d="M3.5 12a8.5 8.5 0 1 0 17 0a8.5 8.5 0 1 0 -17 0M15.2 8H14a2 2 0 0 0-2 2v10.5M9.5 13h5"
    />
  );
}
