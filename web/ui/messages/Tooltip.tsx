import type { ReactNode } from 'react';
import { classNames } from '#web/ui/class-names.ts';
import { showTip } from './show-tip.ts';
import styles from './Tooltip.module.css';

export interface TooltipProps {
  /** The words that name the control. The control must carry them too (`aria-label`). */
  text: ReactNode;
  /** Off where the words are in sight anyway (the side menu at its full width). */
  disabled?: boolean | undefined;
  className?: string | undefined;
  /** One control that can be focused. */
  children: ReactNode;
}

/** The name of a control that shows an icon alone, beside it, on hover and on keyboard focus. */
export function Tooltip({
  text,
  disabled = false,
  className,
  children,
}: TooltipProps): React.JSX.Element {
  return (
    <span ref={disabled ? undefined : showTip} className={classNames(styles.root, className)}>
      {children}
      {!disabled && (
        <span popover="manual" aria-hidden className={styles.tip}>
          <span className={styles.text}>{text}</span>
        </span>
      )}
    </span>
  );
}
