import { useTranslation } from 'react-i18next';
import { install } from '#web/platform/windows/install.ts';
import { useCanInstall } from '#web/shared/install/use-can-install.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { DownloadIcon } from '#web/ui/icons/DownloadIcon.tsx';
import styles from './AppDownload.module.css';

/** The shortest way, if the browser supports it: the portal itself as an app (S13). */
export function InstallOffer() {
  const { t } = useTranslation('download');
  if (!useCanInstall()) return null;
  return (
    <section className={classNames('spread gap-4', styles.offer)} aria-labelledby="install-offer">
      <div>
        <h2 id="install-offer">{t('installTitle')}</h2>
        <p>{t('installText')}</p>
      </div>
      <Button variant="primary" icon={<DownloadIcon size={20} />} onClick={() => void install()}>
        {t('install')}
      </Button>
    </section>
  );
}
