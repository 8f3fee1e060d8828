import { type ReactNode, useId, useMemo } from 'react';
import { classNames } from '#web/ui/class-names.ts';
import styles from './Field.module.css';
import { FieldError } from './FieldError.tsx';
import { FieldContext } from './field-context.ts';
import { isShown } from './is-shown.ts';
import { useSteady } from './use-steady.ts';

export interface FieldProps {
  label: ReactNode;
  /** Help that is always there, under the control. */
  hint?: ReactNode;
  /** The error. Its presence marks the control as invalid; it is spoken when it appears. */
  error?: ReactNode;
  /** Marks the label with a star and the control with `aria-required`. */
  required?: boolean | undefined;
  /** The word for 'optional', shown after the label. */
  optionalMark?: ReactNode;
  /** The label is there for screen readers alone (a search field with a visible glass). */
  hideLabel?: boolean | undefined;
  className?: string | undefined;
  /** One control: TextInput, Select, Combobox, … It finds its id and description by context. */
  children: ReactNode;
}

/** A label, one control, a hint and an error, tied together for every reader. */
export function Field({
  label,
  hint: givenHint,
  error: givenError,
  required = false,
  optionalMark,
  hideLabel = false,
  className,
  children,
}: FieldProps): React.JSX.Element {
  const id = useId();
  const hint = useSteady(givenHint);
  const error = useSteady(givenError);
  const hasHint = isShown(hint);
  const hasError = isShown(error);
  const describedBy = classNames(hasError && `${id}error`, hasHint && `${id}hint`);
  const wiring = useMemo(
    () => ({ id, describedBy, invalid: hasError, required }),
    [id, describedBy, hasError, required],
  );
  return (
    <div className={classNames(styles.field, className)}>
      <div className={hideLabel ? 'visually-hidden' : styles.head}>
        <label htmlFor={id} className={styles.label}>
          {label}
          {required && (
            <span aria-hidden className={styles.star}>
              *
            </span>
          )}
        </label>
        {isShown(optionalMark) && <span className="fine-print">{optionalMark}</span>}
      </div>
      <FieldContext value={wiring}>{children}</FieldContext>
      <FieldError id={`${id}error`} error={error} />
      {hasHint && (
        <p id={`${id}hint`} className="fine-print">
          {hint}
        </p>
      )}
    </div>
  );
}
