import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { pages } from '#web/app/pages.ts';
import { useSession } from '#web/shared/session/use-session.ts';
import styles from './FooterView.module.css';

/** The footer's account group: sign-in and registration, or the account's pages (S5). */
export function FooterAccount() {
  const { t } = useTranslation();
  const { isSignedIn, isTrial } = useSession();
  const ways = isSignedIn
    ? isTrial
      ? []
      : ([
          [pages.memberCentre, t('account.centre')],
          [pages.depositv2, t('account.deposit')],
          [pages.withdraw, t('account.withdraw')],
          [pages.personalHistoryCopy, t('account.bets')],
          // One press from home (W10).
          [pages.playLimits, t('account.limits')],
        ] as const)
    : ([
        [pages.login, t('header.login')],
        [pages.registration, t('header.register')],
      ] as const);
  return (
    <nav aria-label={t('footer.account')}>
      <h2>{t('footer.account')}</h2>
      <ul role="list" className={styles.links}>
        {ways.map(([{ paths }, label]) => (
          <li key={label}>
            <Link to={paths[0]}>{label}</Link>
          </li>
        ))}
        <li>
          <Link to="/fav">{t('menu.favourites')}</Link>
        </li>
      </ul>
    </nav>
  );
}
