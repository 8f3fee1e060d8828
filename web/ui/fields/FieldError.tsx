import type { ReactNode } from 'react';
import { ErrorIcon } from '#web/ui/icons/ErrorIcon.tsx';
import styles from './FieldError.module.css';
import { isShown } from './is-shown.ts';

interface FieldErrorProps {
  /** The control's `aria-describedby` points here. */
  id: string;
  /** Nothing is shown for undefined, null, false and the empty text. */
  error: ReactNode;
}

/** The error line of a control, spoken when it appears. */
export function FieldError({ id, error }: FieldErrorProps): React.JSX.Element {
  return (
    // The live region exists before the error, or the error would not be spoken.
    <div aria-live="polite" className={styles.live}>
      {isShown(error) && (
        <p id={id} className={styles.error}>
          <ErrorIcon size={16} />
          <span>{error}</span>
        </p>
      )}
    </div>
  );
}
