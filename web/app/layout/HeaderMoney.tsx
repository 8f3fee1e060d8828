import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { useModals } from '#web/shared/modals/use-modals.ts';
import type { MenuLink } from '#web/shared/page/menu-entry.ts';
import { buttonClass } from '#web/ui/buttons/button-class.ts';
import { WalletIcon } from '#web/ui/icons/WalletIcon.tsx';
import { Menu } from '#web/ui/navigation/Menu.tsx';
import { MenuItem, menuItemAttributes } from '#web/ui/navigation/MenuItem.tsx';
import { depositPath, type MenuReader, memberMenu } from '../member-menus.ts';
import { pages } from '../pages.ts';
import styles from './HeaderMoney.module.css';

/** Pages in which a game may be running. */
const gamePaths: readonly string[] = [
  pages.byIframe,
  pages.seamless,
  pages.lottery,
  pages.vnlottery,
].flatMap(({ paths }) => paths);

/**
 * Paying in and out (S1): buttons where the header has room, else one small one with a menu. A
 * person who plays pays in over the game, without leaving it (W2).
 */
export function HeaderMoney(reader: MenuReader) {
  const { t } = useTranslation();
  const modals = useModals();
  const isPlaying = gamePaths.includes(useLocation().pathname);
  const ways = memberMenu('money', reader);
  const [first] = ways;
  if (!first) return null;
  const payIn = () => modals.open('deposit');
  const staysInGame = ({ path }: MenuLink) => isPlaying && path === depositPath();
  return (
    <>
      <div className={styles.wide}>
        {ways.map((way) => {
          const look = buttonClass({ variant: way === first ? 'primary' : 'secondary', size: 's' });
          return staysInGame(way) ? (
            <button key={way.path} type="button" className={look} onClick={payIn}>
              {way.label(t)}
            </button>
          ) : (
            <Link key={way.path} to={way.path} className={look}>
              {way.label(t)}
            </Link>
          );
        })}
      </div>
      <Menu
        className={styles.narrow}
        renderTrigger={(attributes) => (
          <button
            type="button"
            {...attributes}
            className={styles.trigger}
            aria-label={ways.map(({ label }) => label(t)).join(', ')}
          >
            <WalletIcon size={20} />
          </button>
        )}
      >
        {ways.map((way) =>
          staysInGame(way) ? (
            <MenuItem key={way.path} icon={<way.Icon size={20} />} onClick={payIn}>
              {way.label(t)}
            </MenuItem>
          ) : (
            <Link key={way.path} to={way.path} {...menuItemAttributes}>
              <way.Icon size={20} /> {way.label(t)}
            </Link>
          ),
        )}
      </Menu>
    </>
  );
}
