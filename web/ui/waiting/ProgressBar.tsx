import { classNames } from '#web/ui/class-names.ts';
import styles from './ProgressBar.module.css';

interface ProgressBarProps {
  /** What goes on, in words. */
  label: string;
  /** From 0 to `max`; left out while nobody knows how far it is. */
  value?: number | undefined;
  /** 1 unless said otherwise. */
  max?: number | undefined;
  /** The value in words ('R$ 20 of R$ 100'), where the share does not say it. */
  valueText?: string | undefined;
  className?: string | undefined;
}

/** How far something is. */
export function ProgressBar({
  label,
  value,
  max = 1,
  valueText,
  className,
}: ProgressBarProps): React.JSX.Element {
  return (
    <progress
      aria-label={label}
      aria-valuetext={valueText}
      value={value}
      max={max}
      className={classNames(styles.bar, className)}
    />
  );
}
