import { Icon, type IconProps } from './Icon.tsx';

/** Reels with a lever: slot games. */
export function SlotsIcon(props: IconProps): React.JSX.Element {
  return (
    <Icon
      {...props}
      d="M5 5h10.5a2.5 2.5 0 0 1 2.5 2.5v9a2.5 2.5 0 0 1 -2.5 2.5h-10.5a2.5 2.5 0 0 1 -2.5 -2.5v-9a2.5 2.5 0 0 1 2.5 -2.5zM7.7 5v14M12.8 5v14M2.5 12h3M9.3 12h2M14.5 12H18M21 7.5v5.5a2.5 2.5 0 0 1-2.5 2.5H18"
      filled="M19.4 6a1.6 1.6 0 1 0 3.2 0a1.6 1.6 0 1 0 -3.2 0z"
    />
  );
}
