import { QRCodeSVG } from 'qrcode.react';
import { useTranslation } from 'react-i18next';
import type { Resources } from '#contract/entities/site.ts';
import { buttonClass } from '#web/ui/buttons/button-class.ts';
import { DownloadIcon } from '#web/ui/icons/DownloadIcon.tsx';
import styles from './AppDownload.module.css';

/** Edge length of a code, in CSS pixels (specification §9). */
const CODE_SIZE = 100;

interface DownloadCodeProps {
  readonly app: Resources[string];
  /** The kind of phone, as people call it. */
  readonly name: string;
  /** This very device is of that kind: it needs no code of itself first. */
  readonly isHere: boolean;
}

/** The code to point a phone at, and the app's own address for who is on that phone. */
export function DownloadCode({ app, name, isHere }: DownloadCodeProps) {
  const { t } = useTranslation('download');
  const { qrCodeUrl, url } = app;
  return (
    <div className={styles.code} data-here={isHere}>
      <span className={styles.paper}>
        {qrCodeUrl === null ? (
          <QRCodeSVG value={url} size={CODE_SIZE} marginSize={0} title={t('codeOf', { name })} />
        ) : (
          <img
            src={qrCodeUrl}
            alt={t('codeOf', { name })}
            width={CODE_SIZE}
            height={CODE_SIZE}
            loading="lazy"
          />
        )}
      </span>
      <p>{t('pointAt')}</p>
      <a
        href={url}
        target="_blank"
        rel="noopener noreferrer"
        className={buttonClass(isHere ? { variant: 'primary' } : {})}
      >
        <DownloadIcon size={20} />
        {t('downloadFor', { name })}
      </a>
    </div>
  );
}
