import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useSession } from '#web/shared/session/use-session.ts';
import styles from './play-pause.module.css';

/** An account that is about to close is stopped like one that is paused, and ends elsewhere (A27). */
export function ClosingNotice() {
  const { t } = useTranslation('playPause');
  const { member } = useSession();
  if (member?.stopped?.reason !== 'closing') return null;
  return (
    <section className={styles.status} aria-labelledby="closing">
      <h2 id="closing">{t('closing.title')}</h2>
      <p className="hint">{t('closing.text')}</p>
      <Link to="/member/securityCenter">{t('closing.see')}</Link>
    </section>
  );
}
