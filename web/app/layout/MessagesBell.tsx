import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { unreadMessagesQuery } from '#web/api/content-queries.ts';
import { useServices } from '#web/shared/services/services-context.ts';
import { MessageIcon } from '#web/ui/icons/MessageIcon.tsx';
import styles from './MessagesBell.module.css';

/** The greatest count that is shown as a figure. */
const MOST_SHOWN = 99;

/** The count of unread messages as the header and the menus show it; empty for none. */
export function shownCount(unread: number): string {
  if (unread === 0) return '';
  return unread > MOST_SHOWN ? `${MOST_SHOWN}+` : String(unread);
}

/** How many messages the signed-in person has not read; 0 until it is known. */
export function useUnreadMessages(): number {
  return useQuery(unreadMessagesQuery(useServices().api)).data?.unread ?? 0;
}

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
