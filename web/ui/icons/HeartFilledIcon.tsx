import { Icon, type IconProps } from './Icon.tsx';

/** A full heart: a favourite. */
export function HeartFilledIcon(props: IconProps): React.JSX.Element {
  return (
    <Icon
      {...props}
      d="M12 20.3S3.5 15.5 3.5 9.3a4.6 4.6 0 0 1 8.5-2.5 4.6 4.6 0 0 1 8.5 2.5c0 6.2-8.5 11-8.5 11z"
      filled="M12 20.3S3.5 15.5 3.5 9.3a4.6 4.6 0 0 1 8.5-2.5 4.6 4.6 0 0 1 8.5 2.5c0 6.2-8.5 11-8.5 11z"
    />
  );
}
