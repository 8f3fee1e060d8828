import { Icon, type IconProps } from './Icon.tsx';

/** The house: the way back to the start. */
export function HomeIcon(props: IconProps): React.JSX.Element {
  return (
    <Icon {...props} d="M4 10.4 12 4l8 6.4V18a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2zM9.5 20v-5.5h5V20" />
  );
}
