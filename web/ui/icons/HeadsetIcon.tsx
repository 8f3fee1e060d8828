import { Icon, type IconProps } from './Icon.tsx';

/** A headset: customer service. */
export function HeadsetIcon(props: IconProps): React.JSX.Element {
  return (
    <Icon
      {...props}
      d="M4 15v-2.5a8 8 0 0 1 16 0V15M6.5 13.5H5A1.5 1.5 0 0 0 3.5 15v2A1.5 1.5 0 0 0 5 18.5h1.5zM17.5 13.5H19a1.5 1.5 0 0 1 1.5 1.5v2a1.5 1.5 0 0 1-1.5 1.5h-1.5zM19 18.5c0 1.7-1.5 2.5-3 2.5h-3"
    />
  );
}
