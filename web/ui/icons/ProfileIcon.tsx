import { Icon, type IconProps } from './Icon.tsx';

/** A card with a picture and lines: who somebody is. */
export function ProfileIcon(props: IconProps): React.JSX.Element {
  return (
    <Icon
      {...props}
      d="M4 5.5h16a1 1 0 0 1 1 1v11a1 1 0 0 1-1 1H4a1 1 0 0 1-1-1v-11a1 1 0 0 1 1-1zM8.5 12a2 2 0 1 0 0-4 2 2 0 0 0 0 4zM5.5 15.8c.4-1.5 1.6-2.3 3-2.3s2.6.8 3 2.3M14.5 9.5H18M14.5 13H18"
    />
  );
}
