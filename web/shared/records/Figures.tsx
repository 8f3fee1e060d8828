import type { ReactNode } from 'react';
import { classNames } from '#web/ui/class-names.ts';
import { Skeleton } from '#web/ui/waiting/Skeleton.tsx';
import styles from './records.module.css';

/** A sum over a whole record. */
interface Figure {
  readonly label: string;
  /** Undefined until known. */
  readonly value: ReactNode | undefined;
}

interface FiguresProps {
  readonly label: string;
  readonly figures: readonly Figure[];
  /** They are being recalculated: shown, but pale. */
  readonly updating: boolean;
}

/** The sums over all of a record that fits its filters, not over a page of it (W4). */
export function Figures({ label, figures, updating }: FiguresProps) {
  return (
    <section aria-label={label} aria-busy={updating} className={styles.totals}>
      <dl className={styles.figures}>
        {figures.map(({ label: name, value }) => (
          <div key={name} className={classNames('stack gap-1', styles.figure)}>
            <dt>{name}</dt>
            <dd>{value ?? <Skeleton shape="text" width="5rem" />}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
