import { Icon, type IconProps } from './Icon.tsx';

/** A leaf: little data, little power. */
export function LeafIcon(props: IconProps): React.JSX.Element {
  return (
    <Icon
      {...props}
      d="M5 19c0-9 5-14 15-15 0 10-5 14.5-12 14.5-1.2 0-2-.2-3-.5M5 21c1-5 4-8.5 8-10.5"
    />
  );
}
