import type { ReactNode } from 'react';
import { CheckCircleIcon } from '#web/ui/icons/CheckCircleIcon.tsx';
import { EmptyState } from '#web/ui/messages/EmptyState.tsx';
import styles from './MoneyMoved.module.css';

interface MoneyMovedProps {
  readonly title: string;
  readonly text: ReactNode;
  readonly action: ReactNode;
}

/** The request is done; announced when it appears. */
export function MoneyMoved({ title, text, action }: MoneyMovedProps) {
  return (
    <output className={styles.moved}>
      <EmptyState icon={<CheckCircleIcon />} title={title} text={text} action={action} />
    </output>
  );
}
