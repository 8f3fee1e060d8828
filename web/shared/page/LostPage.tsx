import type { ReactNode } from 'react';
import { Link, type To } from 'react-router-dom';
import { RetryButton } from '#web/shared/failures/RetryButton.tsx';
import { buttonClass } from '#web/ui/buttons/button-class.ts';
import { EmptyState } from '#web/ui/messages/EmptyState.tsx';
import { ErrorState } from '#web/ui/messages/ErrorState.tsx';

interface Words {
  readonly title: string;
  readonly text: string;
}

interface LostPageProps {
  /** Said when there is no such thing any more, with the way to those that there are. */
  readonly gone: Words & { readonly icon: ReactNode; readonly to: To; readonly showAll: string };
  /** Said when it could not be loaded. */
  readonly failed: Words;
  readonly isGone: boolean;
  readonly onRetry: () => unknown;
}

/** Stands in the place of the page of one thing that is gone, or did not load. */
export function LostPage({ gone, failed, isGone, onRetry }: LostPageProps) {
  return isGone ? (
    <EmptyState
      level={1}
      icon={gone.icon}
      title={gone.title}
      text={gone.text}
      action={
        <Link to={gone.to} className={buttonClass({ variant: 'primary' })}>
          {gone.showAll}
        </Link>
      }
    />
  ) : (
    <ErrorState
      level={1}
      title={failed.title}
      text={failed.text}
      action={<RetryButton variant="primary" onRetry={onRetry} />}
    />
  );
}
