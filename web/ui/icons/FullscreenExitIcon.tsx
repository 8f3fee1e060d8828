import { Icon, type IconProps } from './Icon.tsx';

/** Four corners turned inwards: leave full screen. */
export function FullscreenExitIcon(props: IconProps): React.JSX.Element {
  return (
    <Icon
      {...props}
      d="M9 4v3.5A1.5 1.5 0 0 1 7.5 9H4M20 9h-3.5A1.5 1.5 0 0 1 15 7.5V4M15 20v-3.5a1.5 1.5 0 0 1 1.5-1.5H20M4 15h3.5A1.5 1.5 0 0 1 9 16.5V20"
    />
  );
}
