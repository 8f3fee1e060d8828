import { Icon, type IconProps } from './Icon.tsx';

/** An arrow out of a box: opens elsewhere. */
export function ExternalIcon(props: IconProps): React.JSX.Element {
  return (
    <Icon
      {...props}
      directional
      d="M13.5 4H20v6.5M20 4l-9 9M18 14v4a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2V8a2 2 0 0 1 2-2h4"
    />
  );
}
