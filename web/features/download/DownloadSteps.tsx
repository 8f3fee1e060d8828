import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { PhoneKind } from '#web/platform/phone-kind.ts';
import { CheckCircleIcon } from '#web/ui/icons/CheckCircleIcon.tsx';
import { DownloadIcon } from '#web/ui/icons/DownloadIcon.tsx';
import { PlayIcon } from '#web/ui/icons/PlayIcon.tsx';
import { QrIcon } from '#web/ui/icons/QrIcon.tsx';
import { SettingsIcon } from '#web/ui/icons/SettingsIcon.tsx';
import styles from './AppDownload.module.css';

interface DownloadStepsProps {
  readonly kind: PhoneKind;
}

/** The four steps from the code to the app (S6). */
export function DownloadSteps({ kind }: DownloadStepsProps) {
  const { t } = useTranslation('download');
  const steps: readonly (readonly [picture: ReactNode, text: string])[] =
    kind === 'android'
      ? [
          [<QrIcon key="scan" size={28} />, t('androidScan')],
          [<DownloadIcon key="load" size={28} />, t('androidLoad')],
          [<SettingsIcon key="allow" size={28} />, t('androidAllow')],
          [<PlayIcon key="open" size={28} />, t('androidOpen')],
        ]
      : [
          [<QrIcon key="scan" size={28} />, t('iosScan')],
          [<CheckCircleIcon key="allow" size={28} />, t('iosAllow')],
          [<SettingsIcon key="install" size={28} />, t('iosInstall')],
          [<PlayIcon key="open" size={28} />, t('iosOpen')],
        ];
  return (
    <ol role="list" className={styles.steps}>
      {steps.map(([picture, text]) => (
        <li key={text}>
          <span aria-hidden className={styles.picture}>
            {picture}
          </span>
          <span>{text}</span>
        </li>
      ))}
    </ol>
  );
}
