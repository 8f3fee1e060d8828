import { Icon, type IconProps } from './Icon.tsx';

/** Two people: a team. */
export function TeamIcon(props: IconProps): React.JSX.Element {
  return (
    <Icon
      {...props}
      d="M9 11a3.25 3.25 0 1 0 0-6.5A3.25 3.25 0 0 0 9 11zM3 19.5c.3-3.5 2.7-5.5 6-5.5s5.7 2 6 5.5M15.5 4.9a3.25 3.25 0 0 1 0 5.7M17.5 14.5c2.1.7 3.3 2.5 3.5 5"
    />
  );
}
