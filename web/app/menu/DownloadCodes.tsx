import { useTranslation } from 'react-i18next';
import type { Resources } from '#contract/entities/site.ts';
import { install } from '#web/platform/windows/install.ts';
import { AppCode } from '#web/shared/customer-service/AppCode.tsx';
import { useCanInstall } from '#web/shared/install/use-can-install.ts';
import { useModals } from '#web/shared/modals/use-modals.ts';
import styles from './menu-services.module.css';

interface DownloadCodesProps {
  readonly apps: readonly Resources[string][];
  readonly onChosen: () => void;
}

/** The app for each kind of phone: a QR code, and a link for people on that phone. */
export default function DownloadCodes({ apps, onChosen }: DownloadCodesProps) {
  const { t } = useTranslation('service');
  const modals = useModals();
  const explain = () => {
    onChosen();
    modals.open('appDownload');
  };
  return (
    <ul role="list" className={styles.codes}>
      {apps.map((app) => (
        <li key={app.labelNameEn}>
          <a href={app.url} target="_blank" rel="noopener noreferrer">
            <AppCode app={app} title={t('codeOf', { name: app.labelNameEn })} />
            {app.labelNameEn}
          </a>
        </li>
      ))}
      {useCanInstall() && (
        <li>
          <button type="button" className={styles.install} onClick={() => void install()}>
            {t('installHere')}
          </button>
        </li>
      )}
      <li>
        <button type="button" className={styles.install} onClick={explain}>
          {t('install')}
        </button>
      </li>
    </ul>
  );
}
