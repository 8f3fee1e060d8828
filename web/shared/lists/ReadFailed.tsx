import { useContext } from 'react';
import { useTranslation } from 'react-i18next';
import type { Refusal } from '#contract/errors.ts';
import { ErrorId } from '#web/shared/failures/ErrorId.tsx';
import { RetryButton } from '#web/shared/failures/RetryButton.tsx';
import { ErrorState } from '#web/ui/messages/ErrorState.tsx';
import { ReadRefusal } from './read-refusal.ts';

interface ReadFailedProps {
  readonly title: string;
  /** What every load error says, where left out. */
  readonly text?: string;
  /** Why, where it is no read of the cache. */
  readonly refusal?: Refusal | null;
  readonly level?: 1 | 2 | 3;
  /** Nothing else on the page asks for a press. */
  readonly isPrimary?: boolean;
  readonly onRetry: () => unknown;
}

/** A list or a record did not load; the person may try again (R10). */
export function ReadFailed({
  title,
  text,
  level,
  isPrimary = false,
  onRetry,
  ...props
}: ReadFailedProps) {
  const { t } = useTranslation();
  const ofRead = useContext(ReadRefusal);
  const refusal = props.refusal ?? ofRead;
  // It reached the server: no connection is to blame.
  const isOurs = refusal?.requestId !== undefined;
  return (
    <ErrorState
      level={level}
      title={title}
      text={
        <>
          {isOurs ? t('errorId.text') : (text ?? t('loadError.text'))}
          <ErrorId refusal={refusal} />
        </>
      }
      action={<RetryButton {...(isPrimary && { variant: 'primary' })} onRetry={onRetry} />}
    />
  );
}
