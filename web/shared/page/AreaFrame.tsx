import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, NavLink, Outlet, useLocation } from 'react-router-dom';
import { shownCount, useUnreadMessages } from '#web/shared/messages/unread-messages.ts';
import { Badge } from '#web/ui/content/Badge.tsx';
import { CloseIcon } from '#web/ui/icons/CloseIcon.tsx';
import { useKeptInView } from '#web/ui/navigation/use-kept-in-view.ts';
import styles from './AreaFrame.module.css';
import type { MenuLink } from './menu-entry.ts';

interface AreaFrameProps {
  readonly title: string;
  readonly closeLabel: string;
  readonly menu: readonly MenuLink[];
}

/** The frame around the pages of an area: its name, the way out, and the menu of its pages (W1, C1). */
export function AreaFrame({ title, closeLabel, menu }: AreaFrameProps) {
  return (
    <div className={styles.centre}>
      <header className={styles.head}>
        <p className={styles.title}>{title}</p>
        <Link to="/" className={styles.close} aria-label={closeLabel} title={closeLabel}>
          <CloseIcon />
        </Link>
      </header>
      <AreaMenu title={title} entries={menu} />
      <div className={styles.page}>
        <Outlet />
      </div>
    </div>
  );
}

interface AreaMenuProps {
  readonly title: string;
  readonly entries: readonly MenuLink[];
}

/** The pages that there are; on a phone in a row, in which the open one is in sight. */
function AreaMenu({ title, entries }: AreaMenuProps) {
  const menu = useRef<HTMLUListElement>(null);
  // The count of messages moves what stands after it.
  useKeptInView(menu, '[aria-current]', `${useLocation().pathname} ${useUnreadMessages()}`);
  return (
    <nav aria-label={title}>
      <ul ref={menu} className={styles.menu}>
        {entries.map((entry) => (
          <AreaMenuEntry key={entry.path} {...entry} />
        ))}
      </ul>
    </nav>
  );
}

function AreaMenuEntry({ path, Icon, label, counts }: MenuLink) {
  const { t } = useTranslation();
  return (
    <li>
      <NavLink to={path} className={styles.entry ?? ''}>
        <Icon size={20} />
        {label(t)}
        {counts === 'unreadMessages' && <UnreadMessages />}
      </NavLink>
    </li>
  );
}

function UnreadMessages() {
  const { t } = useTranslation();
  const unread = useUnreadMessages();
  if (unread === 0) return null;
  return (
    <Badge tone="accent">
      <span aria-hidden>{shownCount(unread)}</span>
      <span className="visually-hidden">{t('account.unread', { count: unread })}</span>
    </Badge>
  );
}
