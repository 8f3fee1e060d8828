import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { useModals } from '#web/shared/modals/use-modals.ts';
import { buttonClass } from '#web/ui/buttons/button-class.ts';
import { type MenuReader, memberMenu } from '../member-menus.ts';
import { pages } from '../pages.ts';
import styles from './HeaderMoney.module.css';

/** Pages with a possibly running game. */
const gamePaths: readonly string[] = [
  pages.byIframe,
  pages.seamless,
  pages.lottery,
  pages.vnlottery,
].flatMap(({ paths }) => paths);

/**
 * Deposit and withdraw (S1): a button each if the header has room; else only the first, since the
 * other is at the balance. A person who plays deposits over the game, without leaving it (W2).
 */
export function HeaderMoney(reader: MenuReader) {
  const { t } = useTranslation();
  const modals = useModals();
  const isPlaying = gamePaths.includes(useLocation().pathname);
  const ways = memberMenu('money', reader);
  return (
    <div className={styles.ways}>
      {ways.map(({ path, label }, index) => {
        const look = buttonClass({ variant: index === 0 ? 'primary' : 'secondary', size: 's' });
        return isPlaying && path === pages.depositv2.paths[0] ? (
          <button key={path} type="button" className={look} onClick={() => modals.open('deposit')}>
            {label(t)}
          </button>
        ) : (
          <Link key={path} to={path} className={look}>
            {label(t)}
          </Link>
        );
      })}
    </div>
  );
}
