import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, NavLink } from 'react-router-dom';
import { Brand } from '#web/shared/page/Brand.tsx';
import { buttonClass } from '#web/ui/buttons/button-class.ts';
import { IconButton } from '#web/ui/buttons/IconButton.tsx';
import { MegaphoneIcon } from '#web/ui/icons/MegaphoneIcon.tsx';
import { MoonIcon } from '#web/ui/icons/MoonIcon.tsx';
import { SearchIcon } from '#web/ui/icons/SearchIcon.tsx';
import { SunIcon } from '#web/ui/icons/SunIcon.tsx';
import { bottomBar } from '../shell-menus.ts';
import styles from './HeaderView.module.css';

interface HeaderViewProps {
  readonly theme: 'dark' | 'light';
  readonly onThemeSwitched?: () => void;
  readonly onAnnouncements?: () => void;
  /** The brand also shows where the side menu would have it. */
  readonly alwaysBranded?: boolean;
  /** On phones a member's money takes the room of brand and settings. */
  readonly isMember?: boolean;
  /** Changes the language. */
  readonly language?: ReactNode;
  /** Navigation for pages without a side menu. */
  readonly ways?: ReactNode;
  /** The end: the visitor's buttons, or the member's balance and account. */
  readonly children: ReactNode;
}

/** The header (S1): brand, search, announcements, language, theme switch, and the session's part. */
export function HeaderView({
  theme,
  onThemeSwitched,
  onAnnouncements,
  alwaysBranded,
  isMember,
  language,
  ways,
  children,
}: HeaderViewProps) {
  const { t } = useTranslation();
  return (
    <header
      className={styles.header}
      data-branded={alwaysBranded || undefined}
      data-member={isMember || undefined}
    >
      <div className={styles.row}>
        <Link to="/" className={styles.brand} aria-label={t('header.home')}>
          <Brand />
        </Link>
        {ways || (
          <NavLink to="/search" className={styles.search ?? ''}>
            <SearchIcon size={20} />
            {t('menu.search')}
          </NavLink>
        )}
        <div className={styles.end}>
          <IconButton
            label={t('header.announcements')}
            className={styles.announcements}
            onClick={onAnnouncements}
          >
            <MegaphoneIcon size={20} />
          </IconButton>
          <div className={styles.setting}>{language}</div>
          <div className={styles.setting}>
            <ThemeSwitch theme={theme} onSwitched={onThemeSwitched} />
          </div>
          {children}
        </div>
      </div>
    </header>
  );
}

interface ThemeSwitchProps {
  readonly theme: 'dark' | 'light';
  readonly onSwitched?: (() => void) | undefined;
}

/** Switches to the other theme (S1). */
export function ThemeSwitch({ theme, onSwitched }: ThemeSwitchProps) {
  const { t } = useTranslation();
  return (
    <IconButton
      label={t(theme === 'dark' ? 'header.themeToLight' : 'header.themeToDark')}
      onClick={onSwitched}
      className={styles.theme}
      data-theme-switch
    >
      {theme === 'dark' ? <SunIcon size={20} /> : <MoonIcon size={20} />}
    </IconButton>
  );
}

/** Reserves the place of a member's balance and account while loading. */
export function MemberPlace() {
  return <div className={styles.memberPlace} />;
}

interface VisitorActionsProps {
  readonly freePlay: boolean;
  /** An agent site does not offer it: agents invite by link (A20). */
  readonly register?: boolean;
  readonly freePlayBusy?: boolean;
  readonly onFreePlay?: () => void;
  readonly onOpen?: (modal: 'login' | 'register') => void;
}

/** Sign in, register and the free demo. Plain links, so that they work before the script. */
export function VisitorActions({
  freePlay,
  register = true,
  freePlayBusy,
  onFreePlay,
  onOpen,
}: VisitorActionsProps) {
  const { t } = useTranslation();
  const open = (modal: 'login' | 'register') => (event: React.MouseEvent) => {
    if (!onOpen || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    onOpen(modal);
  };
  return (
    <div className={styles.visitor} data-visitor-actions>
      {freePlay && (
        <button
          type="button"
          className={`${buttonClass({ variant: 'ghost', size: 's' })} ${styles.freePlay}`}
          aria-disabled={freePlayBusy}
          data-free-play
          onClick={freePlayBusy ? undefined : onFreePlay}
        >
          {t('header.freePlay')}
        </button>
      )}
      <Link to="/login" className={buttonClass({ size: 's' })} onClick={open('login')}>
        {t('header.login')}
      </Link>
      {register && (
        <Link
          to="/register"
          className={buttonClass({ variant: 'primary', size: 's' })}
          onClick={open('register')}
        >
          {t('header.register')}
        </Link>
      )}
    </div>
  );
}

/** Links to the most used pages, in the header of a page without a side menu. */
export function HeaderWays() {
  const { t } = useTranslation();
  return (
    <nav className={styles.ways} aria-label={t('header.ways')}>
      {bottomBar.map(({ path, label }) => (
        <NavLink key={path} to={path} end={path === '/'}>
          {label(t)}
        </NavLink>
      ))}
    </nav>
  );
}
