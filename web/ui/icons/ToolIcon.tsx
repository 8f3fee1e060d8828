import { Icon, type IconProps } from './Icon.tsx';

/** A spanner: work is being done. */
export function ToolIcon(props: IconProps): React.JSX.Element {
  return (
    <Icon
      {...props}
      d="M20 7.2a5 5 0 0 1-6.6 5.6L7.2 19a2.1 2.1 0 0 1-3-3l6.2-6.2A5 5 0 0 1 16 3.2L13.2 6l.5 3.3 3.3.5z"
    />
  );
}
