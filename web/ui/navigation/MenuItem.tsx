import type { ComponentProps, ReactNode } from 'react';
import styles from './Menu.module.css';

/** What a router's link must carry to be an item of a Menu. */
export const menuItemAttributes = {
  role: 'menuitem',
  tabIndex: -1,
  className: styles.item,
} as const;

export interface MenuItemProps extends Omit<ComponentProps<'button'>, 'role' | 'className'> {
  icon?: ReactNode;
  /** Marks a choice that takes something away. */
  tone?: 'danger' | undefined;
}

/** One choice of a Menu. */
export function MenuItem({ icon, tone, children, ...rest }: MenuItemProps): React.JSX.Element {
  return (
    <button type="button" {...rest} {...menuItemAttributes} data-tone={tone}>
      {icon}
      {children}
    </button>
  );
}

/** A line between groups of choices. */
export function MenuSeparator(): React.JSX.Element {
  return <hr className={styles.separator} />;
}
