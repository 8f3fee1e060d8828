import { Icon, type IconProps } from './Icon.tsx';

/** A fruit with a leaf: iPhone and iPad. */
export function AppleIcon(props: IconProps): React.JSX.Element {
  return (
    <Icon
      {...props}
      d="M12 8.5c-1-.6-2.2-1-3.4-1-2.9 0-4.6 2.3-4.6 5.5 0 4 2.6 7.5 4.8 7.5 1.2 0 1.9-.7 3.2-.7s2 .7 3.2.7c1.7 0 3.5-2.3 4.3-4.7-1.7-.7-2.7-2-2.7-3.8 0-1.5.8-2.7 2-3.4-.9-.8-2.1-1.1-3.4-1.1-1.2 0-2.4.4-3.4 1zM12 8c0-2.3 1.3-4 3.5-4.5"
    />
  );
}
