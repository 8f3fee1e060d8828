import { useTranslation } from 'react-i18next';
import { NavLink } from 'react-router-dom';
import { MenuIcon } from '#web/ui/icons/MenuIcon.tsx';
import { bottomBar } from '../shell-menus.ts';
import styles from './BottomBarView.module.css';
import { MENU_ID } from './ShellView.tsx';

interface BottomBarViewProps {
  /** The page has no side menu to open. */
  readonly withoutMenu?: boolean;
}

/** The bar at the thumb on phones (S13): the places that are used most, and the whole menu. */
export function BottomBarView({ withoutMenu = false }: BottomBarViewProps) {
  const { t } = useTranslation();
  return (
    <nav className={styles.bar} aria-label={t('bottomBar.label')}>
      {!withoutMenu && (
        <button type="button" className={styles.entry} popoverTarget={MENU_ID}>
          <MenuIcon />
          {t('menu.more')}
        </button>
      )}
      {bottomBar.map(({ path, Icon, label }) => (
        <NavLink key={path} to={path} end={path === '/'} className={styles.entry ?? ''}>
          <Icon />
          {label(t)}
        </NavLink>
      ))}
    </nav>
  );
}
