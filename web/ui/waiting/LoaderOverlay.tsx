import type { ReactNode } from 'react';
import { classNames } from '#web/ui/class-names.ts';
import styles from './LoaderOverlay.module.css';
import { Spinner } from './Spinner.tsx';

interface LoaderOverlayProps {
  /** What it waits for, in words. */
  label: ReactNode;
  /** `page` (default) covers the window, `box` the nearest positioned element. */
  scope?: 'page' | 'box' | undefined;
  /** The words are for screen readers alone. */
  hideLabel?: boolean | undefined;
}

/** Covers a place while it waits (S7). Nothing is seen in the first 150 ms, so short waits do not flash. */
export function LoaderOverlay({
  label,
  scope = 'page',
  hideLabel = false,
}: LoaderOverlayProps): React.JSX.Element {
  return (
    <div className={classNames(styles.overlay, styles[scope])}>
      <div className={styles.content}>
        <Spinner size={44} className={styles.spinner} />
        <output className={hideLabel ? 'visually-hidden' : styles.label}>{label}</output>
      </div>
    </div>
  );
}
