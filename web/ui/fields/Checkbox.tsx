import { type ComponentProps, type ReactNode, useId } from 'react';
import { classNames } from '#web/ui/class-names.ts';
import styles from './Checkbox.module.css';
import { FieldError } from './FieldError.tsx';
import { useReadOnly } from './field-context.ts';
import { isShown } from './is-shown.ts';
import { useSteady } from './use-steady.ts';

export interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type'> {
  /** The label; it may hold links. */
  children: ReactNode;
  /** The error; marks the box as invalid and is spoken when it appears. */
  error?: ReactNode;
}

/** A box to tick, with its label and error. */
export function Checkbox({
  children,
  error: givenError,
  className,
  id: givenId,
  onClick,
  ...rest
}: CheckboxProps): React.JSX.Element {
  const ownId = useId();
  const id = givenId ?? ownId;
  const errorId = `${id}error`;
  const error = useSteady(givenError);
  const readOnly = useReadOnly();
  const invalid = isShown(error);
  return (
    <div className={classNames(styles.field, className)}>
      <div className={styles.row}>
        <input
          aria-invalid={invalid || undefined}
          aria-describedby={invalid ? errorId : undefined}
          aria-readonly={readOnly || undefined}
          {...rest}
          // The platform's own boxes cannot be read only.
          onClick={(event) => (readOnly ? event.preventDefault() : onClick?.(event))}
          id={id}
          type="checkbox"
          className={styles.box}
        />
        <label htmlFor={id} className={styles.label}>
          {children}
        </label>
      </div>
      <FieldError id={errorId} error={error} />
    </div>
  );
}
