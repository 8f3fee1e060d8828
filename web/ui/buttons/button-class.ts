import { classNames } from '#web/ui/class-names.ts';
import styles from './Button.module.css';

export type ButtonVariant = 'primary' | 'gold' | 'secondary' | 'ghost' | 'danger';
type ButtonSize = 's' | 'm' | 'l';

export interface ButtonLook {
  /**
   * `primary` (aurora) is the action of a view, once, and never in a list; `gold` the same where
   * money moves; `secondary` everything beside it; `ghost` leaves; `danger` destroys. On phones the
   * first two take their whole line, unless they are small.
   */
  variant?: ButtonVariant | undefined;
  /** Height: `s` 36 px, `m` 44 px, `l` 52 px. */
  size?: ButtonSize | undefined;
  /** As wide as its container. */
  block?: boolean | undefined;
}

/** The class of a button, for what must look like one without being one, such as a router's link. */
export function buttonClass({ variant = 'secondary', size = 'm', block }: ButtonLook = {}): string {
  return (
    classNames(styles.button, styles[variant], styles[`size-${size}`], block && styles.block) ?? ''
  );
}
