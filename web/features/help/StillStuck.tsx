import { useTranslation } from 'react-i18next';
import { ServiceLink } from '#web/shared/account/ServiceLink.tsx';
import styles from './Help.module.css';

/** The way on for whoever did not find an answer (S8). */
export function StillStuck() {
  const { t } = useTranslation('help');
  return (
    <p className={styles.stuck}>
      {t('stuck')} <ServiceLink />
    </p>
  );
}
