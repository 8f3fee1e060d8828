import type { ComponentProps, ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { useFieldControl } from './field-context.ts';
import styles from './TextInput.module.css';

export interface TextInputProps extends ComponentProps<'input'> {
  /** What stands before the text: an icon, a currency sign. */
  leading?: ReactNode;
  /** What stands after it: a button, a unit. */
  trailing?: ReactNode;
  /** The class of the frame around the input, which is what a person sees as the input. */
  frameClassName?: string | undefined;
}

/** One line of text. Inside a Field it takes id, description and validity from it. */
export function TextInput({
  leading,
  trailing,
  className,
  frameClassName,
  ...rest
}: TextInputProps): React.JSX.Element {
  const wiring = useFieldControl();
  return (
    <span className={classNames(styles.frame, frameClassName)}>
      {leading !== undefined && <span className={styles.leading}>{leading}</span>}
      <input type="text" {...wiring} {...rest} className={classNames(styles.input, className)} />
      {trailing !== undefined && <span className={styles.trailing}>{trailing}</span>}
    </span>
  );
}
