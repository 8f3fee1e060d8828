import { Icon, type IconProps } from './Icon.tsx';

/** A question mark in a circle: help. */
export function HelpIcon(props: IconProps): React.JSX.Element {
  return (
    <Icon
      {...props}
      d="M3.5 12a8.5 8.5 0 1 0 17 0a8.5 8.5 0 1 0 -17 0M9.6 9.5a2.45 2.45 0 0 1 4.8.6c0 1.7-2.4 2-2.4 3.7"
      filled="M10.9 16.7a1.1 1.1 0 1 0 2.2 0a1.1 1.1 0 1 0 -2.2 0z"
    />
  );
}
