import type { ReactNode } from 'react';
import { classNames } from '#web/ui/class-names.ts';
import styles from './AreaColumns.module.css';

interface AreaColumnsProps {
  /**
   * What helps with the page, such as limits and what was done so far: beside it where there is
   * room, else below it. Without it the column is in the middle.
   */
  readonly beside?: ReactNode;
  /** What the page is for. */
  readonly children: ReactNode;
}

/** A page of an area that is no wider than it can be read (W1, C1). */
export function AreaColumns({ beside, children }: AreaColumnsProps) {
  return (
    <div className={classNames(styles.columns, beside === undefined && styles.alone)}>
      <div className={classNames('stack gap-5', styles.main)}>{children}</div>
      {beside !== undefined && (
        <div className={classNames('stack gap-5', styles.beside)}>{beside}</div>
      )}
    </div>
  );
}
