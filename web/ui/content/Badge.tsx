import type { ReactNode } from 'react';
import { classNames } from '#web/ui/class-names.ts';
import styles from './Badge.module.css';

export type Tone = 'neutral' | 'accent' | 'positive' | 'info' | 'warning' | 'danger' | 'gold';

interface BadgeProps {
  tone?: Tone | undefined;
  /** `soft` (default) tinted, `solid` loud: a count, 'new', a jackpot. */
  look?: 'soft' | 'solid' | undefined;
  className?: string | undefined;
  children: ReactNode;
}

/** A word or a count attached to something. */
export function Badge({
  tone = 'neutral',
  look = 'soft',
  className,
  children,
}: BadgeProps): React.JSX.Element {
  return (
    <span className={classNames(styles.badge, styles[tone], styles[look], className)}>
      {children}
    </span>
  );
}
