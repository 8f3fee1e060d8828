import { Icon, type IconProps } from './Icon.tsx';

/** A star. */
export function StarIcon(props: IconProps): React.JSX.Element {
  return (
    <Icon
      {...props}
      d="M12 3.5l2.6 5.4 5.9.8-4.3 4.1 1.1 5.9L12 16.9l-5.3 2.8 1.1-5.9-4.3-4.1 5.9-.8z"
    />
  );
}
