import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { shownCount, useUnreadMessages } from '#web/shared/messages/unread-messages.ts';
import { MessageIcon } from '#web/ui/icons/MessageIcon.tsx';
import { pages } from '../pages.ts';
import styles from './MessagesBell.module.css';

/** Leads to the messages, with the number of unread ones (W7). */
export function MessagesBell() {
  const { t } = useTranslation();
  const unread = useUnreadMessages();
  return (
    <Link
      to={pages.messageV2.paths[0]}
      className={styles.bell}
      aria-label={unread === 0 ? t('account.messages') : t('account.unread', { count: unread })}
      title={t('account.messages')}
    >
      <MessageIcon size={20} />
      {unread > 0 && <span className={styles.count}>{shownCount(unread)}</span>}
    </Link>
  );
}
