import { useState } from 'react';
import styles from './matches.module.css';

interface MovedProps {
  readonly value: number;
  readonly text: string;
}

/** A number that shows for a moment that it has just risen or fallen. */
export function Moved({ value, text }: MovedProps) {
  const [shown, setShown] = useState<{ value: number; move?: 'up' | 'down' }>({ value });
  if (shown.value !== value) setShown({ value, move: value > shown.value ? 'up' : 'down' });
  return (
    // Another element for each value, so that the motion begins again.
    <b key={value} className={styles.moved} data-move={shown.move}>
      {text}
    </b>
  );
}
