import { type ComponentProps, type ReactNode, useState } from 'react';
import { classNames } from '#web/ui/class-names.ts';
import { useFieldControl, useReadOnly } from './field-context.ts';
import styles from './TextInput.module.css';

export interface TextInputProps extends ComponentProps<'input'> {
  /** Before the text: an icon, a currency sign. */
  leading?: ReactNode;
  /** After it: a button, a unit. */
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
  readOnly = false,
  placeholder,
  onInput,
  onBlur,
  ...rest
}: TextInputProps): React.JSX.Element {
  const wiring = useFieldControl();
  const isReadOnly = useReadOnly() || readOnly;
  // A placeholder that nobody sees is still restyled by the browser at every key, so it leaves.
  const [isTyping, setTyping] = useState(false);
  return (
    <span className={classNames(styles.frame, frameClassName)}>
      {leading !== undefined && <span className={styles.leading}>{leading}</span>}
      <span className={styles.line}>
        <input
          type="text"
          {...wiring}
          {...rest}
          placeholder={isTyping ? undefined : placeholder}
          onInput={(event) => {
            setTyping(event.currentTarget.value !== '');
            onInput?.(event);
          }}
          onBlur={(event) => {
            setTyping(false);
            onBlur?.(event);
          }}
          readOnly={isReadOnly}
          className={classNames(styles.input, className)}
        />
      </span>
      {trailing !== undefined && <span className={styles.trailing}>{trailing}</span>}
    </span>
  );
}
