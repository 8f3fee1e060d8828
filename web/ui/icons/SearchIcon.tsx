import { Icon, type IconProps } from './Icon.tsx';

/** A glass: search. */
export function SearchIcon(props: IconProps): React.JSX.Element {
  return <Icon {...props} d="M4.5 11a6.5 6.5 0 1 0 13 0a6.5 6.5 0 1 0 -13 0M15.8 15.8 20.5 20.5" />;
}
