import { classNames } from '#web/ui/class-names.ts';
import styles from './Countdown.module.css';

interface CountdownProps {
  /** The remaining time as text: '04:59'. The caller counts. */
  text: string;
  /** What it counts down to; read by screen readers when they come by, never second by second. */
  label: string;
  className?: string | undefined;
}

/** Time that is left, in figures that do not dance. */
export function Countdown({ text, label, className }: CountdownProps): React.JSX.Element {
  return (
    <span
      role="timer"
      aria-label={`${label} ${text}`}
      className={classNames(styles.countdown, className)}
    >
      {text}
    </span>
  );
}
