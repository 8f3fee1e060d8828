import { Icon, type IconProps } from './Icon.tsx';

/** A triangle with a mark: take care. */
export function WarningIcon(props: IconProps): React.JSX.Element {
  return (
    <Icon
      {...props}
      d="M10.4 4.7 3 17.4A1.85 1.85 0 0 0 4.6 20.2h14.8A1.85 1.85 0 0 0 21 17.4L13.6 4.7a1.85 1.85 0 0 0-3.2 0zM12 9.5v4"
      filled="M10.9 16.6a1.1 1.1 0 1 0 2.2 0a1.1 1.1 0 1 0 -2.2 0z"
    />
  );
}
