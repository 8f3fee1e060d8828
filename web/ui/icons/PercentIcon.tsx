import { Icon, type IconProps } from './Icon.tsx';

/** A per cent sign: a share. */
export function PercentIcon(props: IconProps): React.JSX.Element {
  return (
    <Icon
      {...props}
      d="M18.5 5.5l-13 13M8 10a2.25 2.25 0 1 0 0-4.5A2.25 2.25 0 0 0 8 10zM16 18.5a2.25 2.25 0 1 0 0-4.5 2.25 2.25 0 0 0 0 4.5z"
    />
  );
}
