import { useTranslation } from 'react-i18next';
import type { Resources } from '#contract/entities/site.ts';
import { AppCode } from '#web/shared/customer-service/AppCode.tsx';
import { buttonClass } from '#web/ui/buttons/button-class.ts';
import { DownloadIcon } from '#web/ui/icons/DownloadIcon.tsx';
import styles from './AppDownload.module.css';

interface DownloadCodeProps {
  readonly app: Resources[string];
  /** The kind of phone, as people call it. */
  readonly name: string;
  /** This device is of that kind: nobody can scan their own screen. */
  readonly isHere: boolean;
}

/** A QR code for a phone, and a link for people on that phone. */
export function DownloadCode({ app, name, isHere }: DownloadCodeProps) {
  const { t } = useTranslation('download');
  return (
    <div className={styles.code}>
      {!isHere && (
        <>
          <span className={styles.paper}>
            <AppCode app={app} title={t('codeOf', { name })} />
          </span>
          <p className={styles.point}>{t('pointAt')}</p>
        </>
      )}
      <a
        href={app.url}
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
