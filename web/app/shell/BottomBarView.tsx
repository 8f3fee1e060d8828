import { useTranslation } from 'react-i18next';
import { NavLink } from 'react-router-dom';
import { MenuIcon } from '#web/ui/icons/MenuIcon.tsx';
import { bottomBar, memberBottomBar } from '../shell-menus.ts';
import styles from './BottomBarView.module.css';
import { MENU_ID } from './ShellView.tsx';

interface BottomBarViewProps {
  /** The page has no side menu to open. */
  readonly withoutMenu?: boolean;
  /** A real member looks at it. */
  readonly isMember?: boolean;
}

/** The bottom bar of phones (S13): the most used pages, and the whole menu. */
export function BottomBarView({ withoutMenu = false, isMember = false }: BottomBarViewProps) {
  const { t } = useTranslation();
  return (
    <nav className={styles.bar} aria-label={t('bottomBar.label')}>
      {!withoutMenu && (
        <button type="button" className={styles.entry} popoverTarget={MENU_ID}>
          <MenuIcon />
          {t('menu.more')}
        </button>
      )}
      {(isMember ? memberBottomBar : bottomBar).map(({ path, Icon, label }) => (
        <NavLink key={path} to={path} end={path === '/'} className={styles.entry ?? ''}>
          <Icon />
          {label(t)}
        </NavLink>
      ))}
    </nav>
  );
}
