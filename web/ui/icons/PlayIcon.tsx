import { Icon, type IconProps } from './Icon.tsx';

/** A triangle: play. */
export function PlayIcon(props: IconProps): React.JSX.Element {
  return (
    <Icon
      {...props}
      filled="M8 5.3v13.4a1 1 0 0 0 1.5.9l10.7-6.7a1 1 0 0 0 0-1.8L9.5 4.4A1 1 0 0 0 8 5.3z"
    />
  );
}
