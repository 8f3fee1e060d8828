import { Icon, type IconProps } from './Icon.tsx';

/** A megaphone: announcements. */
export function MegaphoneIcon(props: IconProps): React.JSX.Element {
  return (
    <Icon
      {...props}
      directional
      d="M4 10v4a1.5 1.5 0 0 0 1.5 1.5H8l8.5 4V4.5L8 8.5H5.5A1.5 1.5 0 0 0 4 10zM8 8.5v7M9 16l1 4.5h2.5l-.9-3.5M19.5 9.5a3.5 3.5 0 0 1 0 5"
    />
  );
}
