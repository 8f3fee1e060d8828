import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { MessageHead } from '#contract/entities/message.ts';
import { Moment } from '#web/shared/times/Moment.tsx';
import { Checkbox } from '#web/ui/fields/Checkbox.tsx';
import styles from './Messages.module.css';

interface MessageRowProps {
  readonly message: MessageHead;
  readonly to: string;
  readonly isPicked: boolean;
  readonly onPicked: (isPicked: boolean) => void;
}

/** One message of the list: a check box, and a link with its exact time. */
export function MessageRow({ message, to, isPicked, onPicked }: MessageRowProps) {
  const { t } = useTranslation('messages');
  return (
    <li className={styles.row} data-unread={!message.isRead}>
      <Checkbox checked={isPicked} onChange={({ target }) => onPicked(target.checked)}>
        <span className="visually-hidden">{t('pick', { title: message.title })}</span>
      </Checkbox>
      <Link to={to} className={styles.link}>
        <span className={styles.rowTitle}>
          {!message.isRead && <span className="visually-hidden">{t('isUnread')} </span>}
          {message.title}
        </span>
        <span className={styles.excerpt}>{message.excerpt}</span>
        <Moment at={message.sentAt} className={styles.date} />
      </Link>
    </li>
  );
}
