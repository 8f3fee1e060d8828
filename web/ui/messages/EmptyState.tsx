import type { ReactNode } from 'react';
import { StateMessage, type StateMessageProps } from './StateMessage.tsx';

/** Nothing here yet, and what to do about it. */
export function EmptyState({
  icon,
  ...rest
}: StateMessageProps & { icon: ReactNode }): React.JSX.Element {
  return <StateMessage {...rest} icon={icon} tone="quiet" />;
}
