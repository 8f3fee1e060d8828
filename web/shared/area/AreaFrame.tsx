import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, NavLink, Outlet, useLocation } from 'react-router-dom';
import { PageLoader } from '#web/shared/loading/PageLoader.tsx';
import { MenuCount, useOpenMissions } from '#web/shared/menu/MenuCount.tsx';
import { useUnreadMessages } from '#web/shared/messages/unread-messages.ts';
import { useModals } from '#web/shared/modals/use-modals.ts';
import type { MenuLink } from '#web/shared/page/menu-entry.ts';
import { usePageTitle } from '#web/shared/page/use-page-title.ts';
import { useSession } from '#web/shared/session/use-session.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { CloseIcon } from '#web/ui/icons/CloseIcon.tsx';
import { LockIcon } from '#web/ui/icons/LockIcon.tsx';
import { EmptyState } from '#web/ui/messages/EmptyState.tsx';
import { useKeptInView } from '#web/ui/navigation/use-kept-in-view.ts';
import styles from './AreaFrame.module.css';

interface AreaFrameProps {
  /** What the menu of the area leads to. */
  readonly menu: readonly MenuLink[];
  readonly words: {
    readonly title: string;
    /** Label of the exit. */
    readonly close: string;
    readonly signInTitle: string;
    /** A short description of the area. */
    readonly signInText: string;
    readonly signIn: string;
  };
  /** For a signed-in person whom the area is not for (A20). */
  readonly closed?: ReactNode;
}

/**
 * The frame around an area's pages: name, exit, and menu (W1, C1). A person who may not enter sees
 * why, and what to do.
 */
export function AreaFrame({ menu, words, closed }: AreaFrameProps) {
  const session = useSession();
  if (session.isRestoring || session.isSigningOut) return <PageLoader />;
  if (!session.isSignedIn) return <SignInFirst words={words} />;
  if (closed) return <Closed area={words.title}>{closed}</Closed>;
  return (
    <div className={classNames('stack gap-4', styles.centre)}>
      <header className={styles.head}>
        <p className={styles.title}>{words.title}</p>
        <Link to="/" className={styles.close} aria-label={words.close} title={words.close}>
          <CloseIcon />
        </Link>
      </header>
      <AreaMenu title={words.title} entries={menu} />
      <div className={styles.page} tabIndex={-1} data-skip-target>
        <Outlet />
      </div>
    </div>
  );
}

/**
 * The login opens by itself; behind it the page says what it is for, and shows after the sign-in
 * (R8a).
 */
function SignInFirst({ words }: Pick<AreaFrameProps, 'words'>) {
  const modals = useModals();
  useEffect(() => modals.open('login'), [modals]);
  return (
    <Closed area={words.title}>
      <EmptyState
        level={1}
        icon={<LockIcon />}
        title={words.signInTitle}
        text={words.signInText}
        action={
          <Button variant="primary" onClick={() => modals.open('login')}>
            {words.signIn}
          </Button>
        }
      />
    </Closed>
  );
}

function Closed({ area, children }: { readonly area: string; readonly children: ReactNode }) {
  usePageTitle(area);
  return children;
}

interface AreaMenuProps {
  readonly title: string;
  readonly entries: readonly MenuLink[];
}

/** The area's pages; on a phone in a row, scrolled to the open one. */
function AreaMenu({ title, entries }: AreaMenuProps) {
  const menu = useRef<HTMLUListElement>(null);
  const hasMissions = entries.some(({ counts }) => counts === 'openMissions');
  // A count, or a new entry, moves the entries after it.
  const moving = `${useUnreadMessages()} ${useOpenMissions(hasMissions)} ${entries.length}`;
  useKeptInView(menu, '[aria-current]', `${useLocation().pathname} ${moving}`);
  return (
    <nav aria-label={title}>
      <ul role="list" ref={menu} className={styles.menu}>
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
        <MenuCount counts={counts} />
      </NavLink>
    </li>
  );
}
