import type { ComponentProps } from 'react';
import { classNames } from '#web/ui/class-names.ts';
import styles from './Card.module.css';

export interface CardProps extends ComponentProps<'div'> {
  /** Lifts under the pointer: the whole card is one link or button. */
  interactive?: boolean | undefined;
  /** No inner space: the content draws to the edges. */
  flush?: boolean | undefined;
}

/** A surface that holds one thing. */
export function Card({
  interactive = false,
  flush = false,
  className,
  ...rest
}: CardProps): React.JSX.Element {
  return (
    <div
      {...rest}
      className={classNames(
        styles.card,
        interactive && styles.interactive,
        flush && styles.flush,
        className,
      )}
    />
  );
}
