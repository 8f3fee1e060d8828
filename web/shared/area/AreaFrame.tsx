import { type ReactNode, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, Outlet, useLocation } from 'react-router-dom';
import { PageLoader } from '#web/shared/loading/PageLoader.tsx';
import { useModals } from '#web/shared/modals/use-modals.ts';
import type { MenuLink } from '#web/shared/page/menu-entry.ts';
import { usePageTitle } from '#web/shared/page/use-page-title.ts';
import { useSession } from '#web/shared/session/use-session.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { ChevronStartIcon } from '#web/ui/icons/ChevronStartIcon.tsx';
import { CloseIcon } from '#web/ui/icons/CloseIcon.tsx';
import { LockIcon } from '#web/ui/icons/LockIcon.tsx';
import { EmptyState } from '#web/ui/messages/EmptyState.tsx';
import styles from './AreaFrame.module.css';
import { AREA_HUB_ID, type AreaGroup, AreaHub, AreaTabs } from './AreaMenu.tsx';

/** The areas for signed-in people, each with its own texts. */
type Area = 'member' | 'agent';

interface AreaFrameProps {
  readonly area: Area;
  /** What the menu of the area leads to. */
  readonly menu: readonly MenuLink[];
  /** The groups of the menu, in their order. */
  readonly groups: readonly AreaGroup[];
  /** The addresses of the area's first page, which has the whole menu. */
  readonly home: readonly [string, ...string[]];
  /** For a signed-in person whom the area is not for (A20). */
  readonly closed?: ReactNode;
}

/**
 * The frame around an area's pages: name, exit, and menu (W1, C1). The first page has the whole
 * menu, and the others a way back to it. A person who may not enter sees why, and what to do.
 */
export function AreaFrame({ area, menu, groups, home, closed }: AreaFrameProps) {
  const { t } = useTranslation(area);
  const session = useSession();
  const { pathname } = useLocation();
  const isHome = home.includes(pathname);
  const title = t(`${area}:frame.title`);
  // A first page of its own, such as an agent's figures, is in the menu; the whole menu is below it.
  const isHomeInMenu = menu.some(({ path }) => path === home[0]);
  if (session.isRestoring || session.isSigningOut) return <PageLoader />;
  if (!session.isSignedIn) return <SignInFirst area={area} />;
  if (closed) return <Closed title={title}>{closed}</Closed>;
  return (
    <div className="stack gap-4">
      <header className={styles.head}>
        {isHome ? (
          <p className={styles.title}>{title}</p>
        ) : (
          <Link to={isHomeInMenu ? `${home[0]}#${AREA_HUB_ID}` : home[0]} className={styles.back}>
            <ChevronStartIcon size={20} /> {title}
          </Link>
        )}
        <Link
          to="/"
          className={styles.close}
          aria-label={t(`${area}:frame.close`)}
          title={t(`${area}:frame.close`)}
        >
          <CloseIcon />
        </Link>
      </header>
      {(!isHome || isHomeInMenu) && <AreaTabs title={title} groups={groups} menu={menu} />}
      <div className={styles.page} tabIndex={-1} data-skip-target>
        <Outlet />
      </div>
      {isHome && <AreaHub title={title} groups={groups} menu={menu} isBesideTabs={isHomeInMenu} />}
    </div>
  );
}

/**
 * The login opens by itself; behind it the page says what it is for, and shows after the sign-in
 * (R8a).
 */
function SignInFirst({ area }: { readonly area: Area }) {
  const { t } = useTranslation(area);
  const modals = useModals();
  useEffect(() => modals.open('login'), [modals]);
  return (
    <Closed title={t(`${area}:frame.title`)}>
      <EmptyState
        level={1}
        icon={<LockIcon />}
        title={t(`${area}:frame.signInTitle`)}
        text={t(`${area}:frame.signInText`)}
        action={
          <Button variant="primary" onClick={() => modals.open('login')}>
            {t(`${area}:frame.signIn`)}
          </Button>
        }
      />
    </Closed>
  );
}

function Closed({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  usePageTitle(title);
  return children;
}
