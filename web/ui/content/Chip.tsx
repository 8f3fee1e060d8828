import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '#web/ui/class-names.ts';
import styles from './Chip.module.css';

export interface ChipProps extends ComponentProps<'button'> {
  /** Whether its filter is on. */
  pressed?: boolean | undefined;
  icon?: ReactNode;
}

/** A small button that switches a filter on or off. */
export function Chip({
  pressed,
  icon,
  className,
  children,
  ...rest
}: ChipProps): React.JSX.Element {
  return (
    <button
      type="button"
      aria-pressed={pressed}
      {...rest}
      className={classNames(styles.chip, className)}
    >
      {icon}
      {children}
    </button>
  );
}
