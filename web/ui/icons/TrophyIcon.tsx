import { Icon, type IconProps } from './Icon.tsx';

/** A cup: winners. */
export function TrophyIcon(props: IconProps): React.JSX.Element {
  return (
    <Icon
      {...props}
      d="M7.5 4h9v5a4.5 4.5 0 0 1-9 0zM7.5 5.5H4.5v1.5A3.5 3.5 0 0 0 8 10.5M16.5 5.5h3v1.5a3.5 3.5 0 0 1-3.5 3.5M12 13.5v3.5M8.5 20.5c0-2 1.4-3.5 3.5-3.5s3.5 1.5 3.5 3.5z"
    />
  );
}
