import type { ReactNode } from 'react';
import styles from './StateMessage.module.css';

export interface StateMessageProps {
  /** The level of the title in the page's outline, 2 unless said otherwise. */
  level?: 1 | 2 | 3 | undefined;
  title: ReactNode;
  text?: ReactNode;
  /** The next step: a Button or a link, or several of them in a fragment. */
  action?: ReactNode;
}

interface StateFrameProps extends StateMessageProps {
  icon: ReactNode;
  tone: 'quiet' | 'danger';
}

/** The frame that EmptyState and ErrorState share. */
export function StateMessage({
  level = 2,
  title,
  text,
  action,
  icon,
  tone,
}: StateFrameProps): React.JSX.Element {
  const Title = `h${level}` as const;
  return (
    <div className={styles.state}>
      <div className={styles.sign} data-tone={tone}>
        {icon}
      </div>
      <Title className={styles.title}>{title}</Title>
      {text !== undefined && <p className="hint">{text}</p>}
      {action !== undefined && <div className={styles.action}>{action}</div>}
    </div>
  );
}
