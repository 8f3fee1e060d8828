import { Icon, type IconProps } from './Icon.tsx';

/** A crown: games of the house. */
export function HouseIcon(props: IconProps): React.JSX.Element {
  return <Icon {...props} d="M3.5 8l4 4L12 5l4.5 7 4-4-1.5 10H5zM6 21h12" />;
}
