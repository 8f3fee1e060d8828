import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '#web/ui/class-names.ts';
import { ChevronDownIcon } from '#web/ui/icons/ChevronDownIcon.tsx';
import styles from './Disclosure.module.css';

export interface DisclosureProps extends Omit<ComponentProps<'details'>, 'title'> {
  /** The part that is always visible, and opens the rest. */
  title: ReactNode;
  icon?: ReactNode;
  children: ReactNode;
}

/** Opens and closes a part. Several with the same `name` are an accordion: one is open at a time. */
export function Disclosure({
  title,
  icon,
  className,
  children,
  ...rest
}: DisclosureProps): React.JSX.Element {
  return (
    <details {...rest} className={classNames(styles.disclosure, className)}>
      <summary className={styles.summary}>
        {icon}
        <span className={styles.title}>{title}</span>
        <ChevronDownIcon size={20} className={styles.chevron} />
      </summary>
      <div className={styles.body}>{children}</div>
    </details>
  );
}
