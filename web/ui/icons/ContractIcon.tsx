import { Icon, type IconProps } from './Icon.tsx';

/** A page with a signature: what two agreed. */
export function ContractIcon(props: IconProps): React.JSX.Element {
  return <Icon {...props} d="M6 3.5h12v17H6zM9 7.5h6M9 11h6M9 16.5c1-2 2-2 2.5-.5s1.5 1 3.5-.5" />;
}
