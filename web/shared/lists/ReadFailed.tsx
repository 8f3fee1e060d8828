import type { Refusal } from '#contract/errors.ts';
import { FailureText } from '#web/shared/failures/FailureText.tsx';
import { RetryButton } from '#web/shared/failures/RetryButton.tsx';
import { ErrorState } from '#web/ui/messages/ErrorState.tsx';

interface ReadFailedProps {
  readonly title: string;
  /** Replaces the reason, if the person must know something else. */
  readonly text?: string;
  /** Why, where it is not the read around it. */
  readonly refusal?: Refusal | null | undefined;
  readonly level?: 1 | 2 | 3;
  /** Nothing else on the page needs a press. */
  readonly isPrimary?: boolean;
  readonly onRetry: () => unknown;
}

/** A list or record did not load; with a retry (R10). */
export function ReadFailed({
  title,
  text,
  refusal,
  level,
  isPrimary = false,
  onRetry,
}: ReadFailedProps) {
  return (
    <ErrorState
      level={level}
      title={title}
      text={text ?? <FailureText refusal={refusal} />}
      action={<RetryButton {...(isPrimary && { variant: 'primary' })} onRetry={onRetry} />}
    />
  );
}
