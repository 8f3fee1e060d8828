import { useTranslation } from 'react-i18next';
import { NavLink } from 'react-router-dom';
import { MenuIcon } from '#web/ui/icons/MenuIcon.tsx';
import { bottomBar } from '../shell-menus.ts';
import styles from './BottomBarView.module.css';
import { MENU_ID } from './ShellView.tsx';

/** The bottom bar of phones (S13): the whole menu and the most used pages, the same for everybody. */
export function BottomBarView() {
  const { t } = useTranslation();
  return (
    <nav className={styles.bar} aria-label={t('bottomBar.label')}>
      <button type="button" className={styles.entry} popoverTarget={MENU_ID}>
        <MenuIcon />
        {t('menu.more')}
      </button>
      {bottomBar.map(({ path, Icon, label }) => (
        <NavLink key={path} to={path} end={path === '/'} className={styles.entry ?? ''}>
          <Icon />
          {label(t)}
        </NavLink>
      ))}
    </nav>
  );
}
