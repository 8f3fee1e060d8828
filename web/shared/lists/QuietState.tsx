import { RetryButton } from '#web/shared/failures/RetryButton.tsx';
import styles from './QuietState.module.css';

interface QuietStateProps {
  readonly text: string;
  /** Given where the part did not load. */
  readonly onRetry?: () => unknown;
}

/**
 * A part of a page that is empty or did not load says so in its place: nobody opens the page for it
 * alone. It is as high as the part's `--list-room`.
 */
export function QuietState({ text, onRetry }: QuietStateProps) {
  return (
    <div className={styles.quiet}>
      <p>{text}</p>
      {onRetry && <RetryButton size="s" onRetry={onRetry} />}
    </div>
  );
}
