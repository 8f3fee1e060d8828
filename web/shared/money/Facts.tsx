import type { ReactNode } from 'react';
import { classNames } from '#web/ui/class-names.ts';
import styles from './Facts.module.css';

interface FactsProps {
  /** It is on the page itself, not in a sheet. */
  readonly isBoxed?: boolean;
  /** Rows: each a `div` of `dt` and `dd`; what the others come to has `data-total`. */
  readonly children: ReactNode;
}

/** Figures of money by their names, one below the other. */
export function Facts({ isBoxed = false, children }: FactsProps) {
  return (
    <dl className={classNames('stack gap-2', styles.facts, isBoxed && styles.boxed)}>{children}</dl>
  );
}
