import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '#web/ui/class-names.ts';
import styles from './IconButton.module.css';

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'aria-label'> {
  /** The name of the button; also shown as the browser's own tip. */
  label: string;
  /** The icon. */
  children: ReactNode;
  /** `ghost` (default) sits on any surface, `solid` has its own background. */
  variant?: 'ghost' | 'solid' | undefined;
  /** `s` 36 px, `m` 44 px. */
  size?: 's' | 'm' | undefined;
}

/** A button that is an icon alone. The hit area is never under 36 px. */
export function IconButton({
  label,
  variant = 'ghost',
  size = 'm',
  className,
  type = 'button',
  ...rest
}: IconButtonProps): React.JSX.Element {
  return (
    <button
      // oxlint-disable-next-line react/button-has-type -- the type is a prop with a safe default
      type={type}
      aria-label={label}
      title={label}
      className={classNames(styles.button, styles[variant], styles[`size-${size}`], className)}
      {...rest}
    />
  );
}
