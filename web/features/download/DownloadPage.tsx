import { useTranslation } from 'react-i18next';
import { Banner } from '#web/shared/banner/Banner.tsx';
import { usePageTitle } from '#web/shared/page/use-page-title.ts';
import { classNames } from '#web/ui/class-names.ts';
import styles from './AppDownload.module.css';
import { AppDownload } from './AppDownload.tsx';

/** The page of the app (R3). */
export default function DownloadPage() {
  const { t } = useTranslation(['download', 'account', 'errors']);
  usePageTitle(t('title'));
  return (
    <div className={classNames('stack gap-4', styles.page)}>
      <Banner />
      <h1>{t('title')}</h1>
      <p>{t('intro')}</p>
      <AppDownload />
    </div>
  );
}
