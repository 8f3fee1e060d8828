import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import styles from './play-pause.module.css';

const stopped = ['stakes', 'deposits', 'rewards', 'offers'] as const;
const open = [
  ['withdrawals', '/member/withdraw'],
  ['records', '/member/transactionHistory'],
  ['data', '/member/securityCenter'],
  ['help', '/help'],
] as const;
const fates = ['bets', 'rounds', 'deposit', 'bonuses', 'sessions'] as const;

/** What a pause stops, what stays open, and what becomes of what is under way (W10). */
export function PauseEffects() {
  const { t } = useTranslation('playPause');
  return (
    <section className={styles.sheet} aria-labelledby="pause-effects">
      <h2 id="pause-effects">{t('effects.title')}</h2>
      <h3>{t('effects.stopped')}</h3>
      <ul className={styles.list}>
        {stopped.map((one) => (
          <li key={one}>{t(`effects.stops.${one}`)}</li>
        ))}
      </ul>
      <h3>{t('effects.open')}</h3>
      <ul className={styles.list}>
        {open.map(([one, path]) => (
          <li key={one}>
            <Link to={path}>{t(`effects.opens.${one}`)}</Link>
          </li>
        ))}
      </ul>
      <h3>{t('effects.underWay')}</h3>
      <ul className={styles.list}>
        {fates.map((one) => (
          <li key={one}>{t(`effects.fates.${one}`)}</li>
        ))}
      </ul>
    </section>
  );
}
