import { Icon, type IconProps } from './Icon.tsx';

/** A parcel with a bow: promotions. */
export function GiftIcon(props: IconProps): React.JSX.Element {
  return (
    <Icon
      {...props}
      d="M4.5 8h15a1 1 0 0 1 1 1v2.5a1 1 0 0 1 -1 1h-15a1 1 0 0 1 -1 -1v-2.5a1 1 0 0 1 1 -1zM5 12.5v6a2 2 0 0 0 2 2h10a2 2 0 0 0 2-2v-6M12 8v12.5M12 8S10.8 3.5 8.3 3.5a2.25 2.25 0 0 0 0 4.5zM12 8s1.2-4.5 3.7-4.5a2.25 2.25 0 0 1 0 4.5z"
    />
  );
}
