import { useTranslation } from 'react-i18next';
import { NavLink } from 'react-router-dom';
import { HeartIcon } from '#web/ui/icons/HeartIcon.tsx';
import { HomeIcon } from '#web/ui/icons/HomeIcon.tsx';
import { LiveDealerIcon } from '#web/ui/icons/LiveDealerIcon.tsx';
import { MenuIcon } from '#web/ui/icons/MenuIcon.tsx';
import { SlotsIcon } from '#web/ui/icons/SlotsIcon.tsx';
import styles from './BottomBarView.module.css';
import { MENU_ID } from './ShellView.tsx';

/** The bar at the thumb on phones (S13): the places that are used most, and the whole menu. */
export function BottomBarView() {
  const { t } = useTranslation();
  return (
    <nav className={styles.bar} aria-label={t('bottomBar.label')}>
      <button type="button" className={styles.entry} popoverTarget={MENU_ID}>
        <MenuIcon />
        {t('menu.more')}
      </button>
      <NavLink to="/" end className={styles.entry ?? ''}>
        <HomeIcon />
        {t('menu.home')}
      </NavLink>
      <NavLink to="/rng" className={styles.entry ?? ''}>
        <SlotsIcon />
        {t('category.RNG')}
      </NavLink>
      <NavLink to="/live" className={styles.entry ?? ''}>
        <LiveDealerIcon />
        {t('bottomBar.live')}
      </NavLink>
      <NavLink to="/fav" className={styles.entry ?? ''}>
        <HeartIcon />
        {t('menu.favourites')}
      </NavLink>
    </nav>
  );
}
