import { type ReactNode, useState } from 'react';
import { classNames } from '#web/ui/class-names.ts';
import styles from './Moved.module.css';

interface MovedProps {
  readonly value: number;
  readonly className?: string | undefined;
  /** The value, written out. */
  readonly children: ReactNode;
}

/** A figure that shows for a moment that it has just risen or fallen. */
export function Moved({ value, className, children }: MovedProps): React.JSX.Element {
  const [shown, setShown] = useState<{ value: number; move?: 'up' | 'down' }>({ value });
  if (shown.value !== value) setShown({ value, move: value > shown.value ? 'up' : 'down' });
  return (
    // Another element for each value, so that the motion begins again.
    <span key={value} className={classNames(styles.moved, className)} data-move={shown.move}>
      {children}
    </span>
  );
}
