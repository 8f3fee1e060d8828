import type { ComponentProps } from 'react';
import { classNames } from '#web/ui/class-names.ts';
import { useFieldControl, useReadOnly } from './field-context.ts';
import styles from './TextArea.module.css';

/** Several lines of text. Inside a Field it takes id, description and validity from it. */
export function TextArea({
  className,
  readOnly = false,
  ...rest
}: ComponentProps<'textarea'>): React.JSX.Element {
  const wiring = useFieldControl();
  const isReadOnly = useReadOnly() || readOnly;
  return (
    <textarea
      {...wiring}
      {...rest}
      readOnly={isReadOnly}
      className={classNames(styles.area, className)}
    />
  );
}
