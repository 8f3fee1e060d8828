import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '#web/ui/class-names.ts';
import { ChevronDownIcon } from '#web/ui/icons/ChevronDownIcon.tsx';
import { useFieldControl } from './field-context.ts';
import styles from './Select.module.css';
import frame from './TextInput.module.css';

export interface SelectProps extends ComponentProps<'select'> {
  leading?: ReactNode;
  /** `option` elements. */
  children: ReactNode;
}

/** The platform's own choice from a list, in the frame of the other controls. */
export function Select({ leading, className, ...rest }: SelectProps): React.JSX.Element {
  const wiring = useFieldControl();
  return (
    <span className={frame.frame}>
      {leading !== undefined && <span className={frame.leading}>{leading}</span>}
      <span className={frame.line}>
        <select
          {...wiring}
          {...rest}
          className={classNames(frame.input, styles.select, className)}
        />
      </span>
      <ChevronDownIcon size={20} className={styles.chevron} />
    </span>
  );
}
