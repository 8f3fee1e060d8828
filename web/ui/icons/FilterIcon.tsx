import { Icon, type IconProps } from './Icon.tsx';

/** Sliders: filters. */
export function FilterIcon(props: IconProps): React.JSX.Element {
  return (
    <Icon
      {...props}
      d="M4 7h9M17 7h3M4 17h3M11 17h9M13 7a2 2 0 1 0 4 0a2 2 0 1 0 -4 0M7 17a2 2 0 1 0 4 0a2 2 0 1 0 -4 0"
    />
  );
}
