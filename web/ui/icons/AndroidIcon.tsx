import { Icon, type IconProps } from './Icon.tsx';

/** A robot's head: Android. */
export function AndroidIcon(props: IconProps): React.JSX.Element {
  return (
    <Icon
      {...props}
      d="M3.5 17.5a8.5 8.5 0 0 1 17 0zM7.5 10.3 5.8 7.3M16.5 10.3l1.7-3"
      filled="M7.6 14.2a1.1 1.1 0 1 0 2.2 0a1.1 1.1 0 1 0 -2.2 0zM14.2 14.2a1.1 1.1 0 1 0 2.2 0a1.1 1.1 0 1 0 -2.2 0z"
    />
  );
}
