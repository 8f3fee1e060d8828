import { Icon, type IconProps } from './Icon.tsx';

/** An arrow out of a door: sign out. */
export function SignOutIcon(props: IconProps): React.JSX.Element {
  return (
    <Icon
      {...props}
      directional
      d="M10 20.5H6a2 2 0 0 1-2-2v-13a2 2 0 0 1 2-2h4M15.5 16.5 20 12l-4.5-4.5M20 12H9.5"
    />
  );
}
