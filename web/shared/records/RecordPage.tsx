import { type ReactNode, useId } from 'react';
import { usePageTitle } from '#web/shared/page/use-page-title.ts';
import { RangeChooser } from './RangeChooser.tsx';
import type { ChosenDays } from './record-address.ts';
import styles from './record-page.module.css';

interface RecordPageProps {
  /** The name of the page. */
  readonly title: string;
  readonly chosen: ChosenDays;
  /** The server's time, in milliseconds since the epoch. */
  readonly now: number;
  /** The record of these days. */
  readonly children: ReactNode;
}

/** A record of a range of days: its name, the choice of days, and the content (W4). */
export function RecordPage({ title, chosen, now, children }: RecordPageProps) {
  const titleId = useId();
  usePageTitle(title);
  return (
    <section className={styles.record} aria-labelledby={titleId}>
      <h1 id={titleId}>{title}</h1>
      <RangeChooser chosen={chosen} now={now} />
      {/* The date error shows beside the fields; there is nothing to load. */}
      {chosen.refusal === undefined && children}
    </section>
  );
}
