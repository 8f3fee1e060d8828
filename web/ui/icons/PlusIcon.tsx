import { Icon, type IconProps } from './Icon.tsx';

/** A plus. */
export function PlusIcon(props: IconProps): React.JSX.Element {
  return <Icon {...props} d="M12 5v14M5 12h14" />;
}
