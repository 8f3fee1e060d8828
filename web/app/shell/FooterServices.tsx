import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { queries } from '#web/api/queries.ts';
import { SocialLinks } from '#web/app/menu/SocialLinks.tsx';
import { ContactLink } from '#web/shared/customer-service/ContactLink.tsx';
import { useModals } from '#web/shared/modals/use-modals.ts';
import { buttonClass } from '#web/ui/buttons/button-class.ts';
import styles from './FooterView.module.css';

/** Footer groups that depend on the site: help, and external pages (S5). */
export function FooterServices() {
  const { t } = useTranslation(['service', 'shell']);
  const modals = useModals();
  const { data: resources = {} } = useQuery(queries.site.resources());
  const affiliates = resources['AFFILIATELINK'];
  const look = buttonClass({ variant: 'gold', size: 's' });
  return (
    <>
      <nav aria-label={t('shell:footer.trust')}>
        <h2>{t('shell:footer.trust')}</h2>
        <ul role="list" className={styles.links}>
          <li>
            <Link to="/safer-play">{t('saferPlay')}</Link>
          </li>
          <li>
            <Link to="/terms">{t('protocol')}</Link>
          </li>
          <li>
            <Link to="/privacy">{t('privacy')}</Link>
          </li>
          <li>
            <Link to="/licence">{t('licence')}</Link>
          </li>
        </ul>
      </nav>
      <nav aria-label={t('shell:footer.help')} className={styles.long}>
        <h2>{t('shell:footer.help')}</h2>
        <ul role="list" className={styles.links}>
          <li>
            <ContactLink>{t('title')}</ContactLink>
          </li>
          <li>
            <Link to="/help">{t('help')}</Link>
          </li>
          <li>
            <button type="button" onClick={() => modals.open('announcements')}>
              {t('shell:header.announcements')}
            </button>
          </li>
          <li>
            <Link to="/promotions">{t('shell:menu.promotions')}</Link>
          </li>
          <li>
            <Link to="/download">{t('download')}</Link>
          </li>
          <li>
            <button type="button" onClick={() => modals.open('speedTest')}>
              {t('speedTest')}
            </button>
          </li>
        </ul>
      </nav>
      <div className={styles.affiliates} data-offer>
        <h2>{t('affiliates')}</h2>
        <p>{t('affiliatesText')}</p>
        <div>
          {affiliates ? (
            <a href={affiliates.url} target="_blank" rel="noopener noreferrer" className={look}>
              {t('affiliatesStart')}
            </a>
          ) : (
            <ContactLink className={look}>{t('affiliatesStart')}</ContactLink>
          )}
        </div>
        <SocialLinks resources={resources} className={styles.marks} />
      </div>
    </>
  );
}
