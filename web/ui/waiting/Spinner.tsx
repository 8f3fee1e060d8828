import { classNames } from '#web/ui/class-names.ts';
import styles from './Spinner.module.css';

interface SpinnerProps {
  /** Said by screen readers. Without it the spinner is silent: something around it must speak. */
  label?: string | undefined;
  /** Diameter in px, 20 by default. */
  size?: number | undefined;
  className?: string | undefined;
}

/** A turning arc. With reduced motion it breathes instead of turning. */
export function Spinner({ label, size = 20, className }: SpinnerProps): React.JSX.Element {
  return (
    <span
      className={classNames(styles.spinner, className)}
      style={{ inlineSize: size, blockSize: size }}
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
    />
  );
}
