import type { LotteryForm } from '#contract/entities/lottery-types.ts';
import { classNames } from '#web/ui/class-names.ts';
import styles from './Numbers.module.css';

interface BallsProps {
  readonly numbers: readonly string[];
  readonly form: LotteryForm;
  /** Label for screen readers: 'Drawn numbers'. */
  readonly label: string;
  readonly size?: 's' | 'm' | 'l';
  /** The chosen numbers. */
  readonly isHit?: ((number: string, index: number) => boolean) | undefined;
  /** Text of a hit besides its colour. */
  readonly hitLabel?: string | undefined;
}

/** Numbers as balls, in their order; read as a list. */
export function Balls({ numbers, form, label, size = 'm', isHit, hitLabel }: BallsProps) {
  return (
    <ul role="list" aria-label={label} className={classNames(styles.balls, styles[size])}>
      {numbers.map((number, index) => {
        const hit = isHit?.(number, index) === true;
        return (
          // oxlint-disable-next-line react/no-array-index-key -- a digit may come twice, each in its place
          <li key={index} className={styles.ball} data-form={form} data-hit={hit || undefined}>
            {number}
            {hit && hitLabel !== undefined && <span className="visually-hidden"> {hitLabel}</span>}
          </li>
        );
      })}
    </ul>
  );
}
