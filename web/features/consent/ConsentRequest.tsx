import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { chooseAnalytics } from '#web/platform/analytics-consent.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { leaveForPage } from '#web/ui/messages/leave-for-page.ts';
import styles from './ConsentRequest.module.css';

/**
 * Asks for consent to count visits (S11). Both answers are equally easy, and nothing is counted
 * before.
 */
export function ConsentRequest() {
  const { t } = useTranslation('service');
  return (
    <section className={styles.request} aria-label={t('consent.title')}>
      <p>
        {t('consent.text')} <Link to="/privacy">{t('privacy')}</Link>
      </p>
      <div className={styles.answers}>
        <Button size="s" onClick={allow(false)}>
          {t('consent.decline')}
        </Button>
        <Button size="s" onClick={allow(true)}>
          {t('consent.allow')}
        </Button>
      </div>
    </section>
  );
}

function allow(isAllowed: boolean): () => void {
  return leaveForPage(() => chooseAnalytics(isAllowed));
}
