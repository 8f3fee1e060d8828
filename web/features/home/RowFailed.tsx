import { RetryButton } from '#web/shared/failures/RetryButton.tsx';

interface RowFailedProps {
  readonly text: string;
  readonly onRetry: () => unknown;
}

/** A row that did not load says so in its place, with a retry (R10). */
export function RowFailed({ text, onRetry }: RowFailedProps) {
  return (
    <p role="alert">
      {text} <RetryButton size="s" onRetry={onRetry} />
    </p>
  );
}
