import { Icon, type IconProps } from './Icon.tsx';

/** Sparks: something given on top. */
export function SparklesIcon(props: IconProps): React.JSX.Element {
  return (
    <Icon
      {...props}
      d="M11 4.5l1.7 4.8L17.5 11l-4.8 1.7L11 17.5l-1.7-4.8L4.5 11l4.8-1.7zM18 15.5v5M15.5 18h5M18.5 3.5v3.5M16.75 5.25h3.5"
    />
  );
}
