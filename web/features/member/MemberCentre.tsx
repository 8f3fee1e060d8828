import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, NavLink, Outlet, useLocation } from 'react-router-dom';
import { PageLoader } from '#web/shared/loading/PageLoader.tsx';
import { shownCount, useUnreadMessages } from '#web/shared/messages/unread-messages.ts';
import { useModals } from '#web/shared/modals/use-modals.ts';
import type { MenuLink } from '#web/shared/page/menu-entry.ts';
import { usePageTitle } from '#web/shared/page/use-page-title.ts';
import { useSession } from '#web/shared/session/use-session.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { Badge } from '#web/ui/content/Badge.tsx';
import { CloseIcon } from '#web/ui/icons/CloseIcon.tsx';
import { LockIcon } from '#web/ui/icons/LockIcon.tsx';
import { UserPlusIcon } from '#web/ui/icons/UserPlusIcon.tsx';
import { EmptyState } from '#web/ui/messages/EmptyState.tsx';
import { useKeptInView } from '#web/ui/navigation/use-kept-in-view.ts';
import styles from './MemberCentre.module.css';

interface MemberCentreProps {
  /** What its menu leads to. */
  readonly menu: readonly MenuLink[];
}

/** The frame around the pages of a member: the menu of those there are, and the way out (W1, R8a). */
export default function MemberCentre({ menu }: MemberCentreProps) {
  const { t } = useTranslation('member');
  const session = useSession();
  if (session.isRestoring || session.isSigningOut) return <PageLoader />;
  if (!session.isSignedIn) return <SignInFirst />;
  if (session.isTrial) return <RealAccountFirst />;
  return (
    <div className={styles.centre}>
      <header className={styles.head}>
        <p className={styles.title}>{t('title')}</p>
        <Link to="/" className={styles.close} aria-label={t('close')} title={t('close')}>
          <CloseIcon />
        </Link>
      </header>
      <MemberMenu entries={menu} />
      <div className={styles.page}>
        <Outlet />
      </div>
    </div>
  );
}

/** The pages that there are; on a phone in a row, in which the open one is in sight. */
function MemberMenu({ entries }: { readonly entries: readonly MenuLink[] }) {
  const { t } = useTranslation('member');
  const menu = useRef<HTMLUListElement>(null);
  // The count of messages moves what stands after it.
  useKeptInView(menu, '[aria-current]', `${useLocation().pathname} ${useUnreadMessages()}`);
  return (
    <nav aria-label={t('title')}>
      <ul ref={menu} className={styles.menu}>
        {entries.map((entry) => (
          <MemberMenuEntry key={entry.path} {...entry} />
        ))}
      </ul>
    </nav>
  );
}

function MemberMenuEntry({ path, Icon, label, counts }: MenuLink) {
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

/** The login opens by itself; behind it stands what it is for. The page is here after it (A20). */
function SignInFirst() {
  const { t } = useTranslation('member');
  usePageTitle(t('title'));
  const modals = useModals();
  useEffect(() => modals.open('login'), [modals]);
  return (
    <EmptyState
      level={1}
      icon={<LockIcon />}
      title={t('signInTitle')}
      text={t('signInText')}
      action={
        <Button variant="primary" onClick={() => modals.open('login')}>
          {t('signIn')}
        </Button>
      }
    />
  );
}

/** A trial account has no centre; a real one is made by registering (W1, A20). */
function RealAccountFirst() {
  const { t } = useTranslation('member');
  usePageTitle(t('title'));
  const modals = useModals();
  return (
    <EmptyState
      level={1}
      icon={<UserPlusIcon />}
      title={t('trialTitle')}
      text={t('trialText')}
      action={
        <Button variant="primary" onClick={() => modals.open('registration')}>
          {t('register')}
        </Button>
      }
    />
  );
}
