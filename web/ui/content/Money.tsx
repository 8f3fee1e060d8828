import { classNames } from '#web/ui/class-names.ts';
import styles from './Money.module.css';

interface MoneyProps {
  /** The amount as a person reads it, formatted above: 'R$ 1.234,56', or '••••' while hidden. */
  text: string;
  /** What screen readers say instead, where the text does not speak for itself. */
  label?: string | undefined;
  /** `gold` for jackpots and prizes, `positive` and `danger` for gains and losses. */
  tone?: 'gold' | 'positive' | 'danger' | undefined;
  /** The amount is being read again: shown, but pale. */
  updating?: boolean | undefined;
  className?: string | undefined;
}

/** An amount of money: tabular figures, never broken over two lines, safe in right-to-left text. */
export function Money({
  text,
  label,
  tone,
  updating = false,
  className,
}: MoneyProps): React.JSX.Element {
  return (
    <bdi
      className={classNames(
        styles.money,
        tone && styles[tone],
        updating && styles.updating,
        className,
      )}
    >
      {label === undefined ? (
        text
      ) : (
        <>
          <span aria-hidden>{text}</span>
          <span className="visually-hidden">{label}</span>
        </>
      )}
    </bdi>
  );
}
