import type { ReactNode } from 'react';
import { WarningIcon } from '#web/ui/icons/WarningIcon.tsx';
import { StateMessage, type StateMessageProps } from './StateMessage.tsx';

/** An error, and what to do about it. Spoken at once when it appears. */
export function ErrorState({
  icon = <WarningIcon />,
  ...rest
}: StateMessageProps & { icon?: ReactNode }): React.JSX.Element {
  return (
    <div role="alert">
      <StateMessage {...rest} icon={icon} tone="danger" />
    </div>
  );
}
