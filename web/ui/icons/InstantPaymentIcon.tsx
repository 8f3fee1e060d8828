import { Icon, type IconProps } from './Icon.tsx';

/** Money that is there at once: a flash in a circle of motion. */
export function InstantPaymentIcon(props: IconProps): React.JSX.Element {
  return (
    <Icon
      {...props}
      d="M12.75 6.5L8.5 13h3l-.75 4.5L15 11h-3zM8 4.4a8.5 8.5 0 0 0 -1.4 14.2M16 19.6a8.5 8.5 0 0 0 1.4 -14.2"
    />
  );
}
