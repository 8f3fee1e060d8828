import { Icon, type IconProps } from './Icon.tsx';

/** A flame: what is hot. */
export function FireIcon(props: IconProps): React.JSX.Element {
  return (
    <Icon
      {...props}
      d="M12 21a7 7 0 0 0 7-7c0-4.5-3-6.5-3.8-9.5-.9.8-1.9 2.3-1.9 4.3C12 7.5 11 5 11 3 7.5 5 5 9.5 5 14a7 7 0 0 0 7 7zM12 21a3 3 0 0 0 3-3.2c0-1.8-1.8-2.6-2.4-4.3-1.8 1-3.6 2.3-3.6 4.5a3 3 0 0 0 3 3z"
    />
  );
}
