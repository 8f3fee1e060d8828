import { useTranslation } from 'react-i18next';
import { LoaderOverlay } from '#web/ui/waiting/LoaderOverlay.tsx';
import styles from './PageLoader.module.css';

/** A page is on its way; it keeps the height of a view, so that the footer does not jump. */
export function PageLoader() {
  const { t } = useTranslation();
  return (
    <div className={styles.place}>
      <LoaderOverlay scope="box" label={t('loading')} hideLabel />
    </div>
  );
}
