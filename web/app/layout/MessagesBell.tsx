import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { shownCount, useUnreadMessages } from '#web/shared/messages/unread-messages.ts';
import { MessageIcon } from '#web/ui/icons/MessageIcon.tsx';
import styles from './MessagesBell.module.css';

/** Leads to the messages, and tells how many are unread (W7). */
export function MessagesBell() {
  const { t } = useTranslation();
  const unread = useUnreadMessages();
  return (
    <Link
      to="/member/messageV2"
      className={styles.bell}
      aria-label={unread === 0 ? t('account.messages') : t('account.unread', { count: unread })}
      title={t('account.messages')}
    >
      <MessageIcon size={20} />
      {unread > 0 && <span className={styles.count}>{shownCount(unread)}</span>}
    </Link>
  );
}
