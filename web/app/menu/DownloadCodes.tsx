import { QRCodeSVG } from 'qrcode.react';
import { useTranslation } from 'react-i18next';
import type { Resources } from '#contract/entities/site.ts';
import { useModals } from '#web/shared/modals/use-modals.ts';
import styles from './menu-services.module.css';

/** Edge length of a code, in CSS pixels (S2). */
const CODE_SIZE = 100;

interface DownloadCodesProps {
  readonly apps: readonly Resources[string][];
  readonly onChosen: () => void;
}

/** The app for each kind of phone: a code to point it at, and a link for who is on it already. */
export default function DownloadCodes({ apps, onChosen }: DownloadCodesProps) {
  const { t } = useTranslation('service');
  const modals = useModals();
  const explain = () => {
    onChosen();
    modals.open('appDownload');
  };
  return (
    <ul className={styles.codes}>
      {apps.map(({ labelNameEn: name, url, qrCodeUrl }) => (
        <li key={name}>
          <a href={url} target="_blank" rel="noopener noreferrer">
            {qrCodeUrl === null ? (
              <QRCodeSVG
                value={url}
                size={CODE_SIZE}
                marginSize={2}
                title={t('codeOf', { name })}
              />
            ) : (
              <img
                src={qrCodeUrl}
                alt={t('codeOf', { name })}
                width={CODE_SIZE}
                height={CODE_SIZE}
                loading="lazy"
              />
            )}
            {name}
          </a>
        </li>
      ))}
      <li>
        <button type="button" className={styles.install} onClick={explain}>
          {t('install')}
        </button>
      </li>
    </ul>
  );
}
