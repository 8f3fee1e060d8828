import { Icon, type IconProps } from './Icon.tsx';

/** A wheel with spokes: settings. */
export function SettingsIcon(props: IconProps): React.JSX.Element {
  return (
    <Icon
      {...props}
      d="M9 12a3 3 0 1 0 6 0a3 3 0 1 0 -6 0M12 3.5v2.5M12 18v2.5M3.5 12H6M18 12h2.5M6 6l1.8 1.8M16.2 16.2 18 18M6 18l1.8-1.8M16.2 7.8 18 6"
    />
  );
}
