import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { classNames } from '#web/ui/class-names.ts';
import { Spinner } from '#web/ui/waiting/Spinner.tsx';
import styles from './Button.module.css';
import { type ButtonLook, buttonClass } from './button-class.ts';

export interface ButtonProps extends ComponentProps<'button'>, ButtonLook {
  /** An icon before the label. */
  icon?: ReactNode;
  /** An icon after the label. */
  iconEnd?: ReactNode;
  /** Busy: keeps width and focus, shows a spinner, ignores clicks and submits nothing. */
  busy?: boolean | undefined;
}

/** The button. `type` is `button` unless said otherwise, so that no form is sent by accident. */
export function Button({
  variant,
  size,
  block,
  icon,
  iconEnd,
  busy = false,
  className,
  children,
  onClick,
  type = 'button',
  ...rest
}: ButtonProps): React.JSX.Element {
  const click = (event: MouseEvent<HTMLButtonElement>): void => {
    if (busy || rest['aria-disabled'] === true || rest['aria-disabled'] === 'true') {
      event.preventDefault();
      return;
    }
    onClick?.(event);
  };
  return (
    <button
      // oxlint-disable-next-line react/button-has-type -- the type is a prop with a safe default
      type={type}
      {...rest}
      {...(busy && { 'aria-busy': true, 'aria-disabled': true })}
      className={classNames(buttonClass({ variant, size, block }), className)}
      onClick={click}
    >
      {icon}
      <span className={styles.label}>{children}</span>
      {iconEnd}
      {busy && <Spinner className={styles.spinner} />}
    </button>
  );
}
