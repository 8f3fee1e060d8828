import type { ReactNode } from 'react';
import { Link, type To } from 'react-router-dom';
import { ReadFailed } from '#web/shared/lists/ReadFailed.tsx';
import { buttonClass } from '#web/ui/buttons/button-class.ts';
import { EmptyState } from '#web/ui/messages/EmptyState.tsx';

interface LostPageProps {
  /** Says that it no longer exists, with a link to the list. */
  readonly gone: {
    readonly icon: ReactNode;
    readonly title: string;
    readonly text: string;
    readonly to: To;
    readonly showAll: string;
  };
  /** Said when it could not be loaded. */
  readonly failedTitle: string;
  readonly isGone: boolean;
  readonly onRetry: () => unknown;
}

/** Replaces the page of one thing that was removed or failed to load. */
export function LostPage({ gone, failedTitle, isGone, onRetry }: LostPageProps) {
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
    <ReadFailed level={1} title={failedTitle} isPrimary onRetry={onRetry} />
  );
}
