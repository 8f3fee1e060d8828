import { classNames } from '#web/ui/class-names.ts';
import styles from './CodeInput.module.css';
import { TextInput, type TextInputProps } from './TextInput.tsx';

export type CodeInputProps = Omit<TextInputProps, 'type' | 'inputMode' | 'autoComplete'>;

/**
 * A code that was sent to the person (A6): one input, so that autofill, paste and screen readers
 * work; numeric keyboard; `trailing` is the place of the button that requests the code. Blanks,
 * which messages put between the digits, are removed.
 */
export function CodeInput({ className, onInput, ...rest }: CodeInputProps): React.JSX.Element {
  return (
    <TextInput
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      dir="ltr"
      {...rest}
      onInput={(event) => {
        const field = event.currentTarget;
        const code = field.value.replaceAll(/\s/gu, '');
        if (code !== field.value) field.value = code;
        onInput?.(event);
      }}
      inputMode="numeric"
      autoComplete="one-time-code"
      className={classNames(styles.code, className)}
    />
  );
}
