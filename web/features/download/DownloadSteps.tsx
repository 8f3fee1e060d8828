import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { PhoneKind } from '#web/platform/phone-kind.ts';
import { CheckCircleIcon } from '#web/ui/icons/CheckCircleIcon.tsx';
import { DownloadIcon } from '#web/ui/icons/DownloadIcon.tsx';
import { PhoneIcon } from '#web/ui/icons/PhoneIcon.tsx';
import { PlayIcon } from '#web/ui/icons/PlayIcon.tsx';
import { QrIcon } from '#web/ui/icons/QrIcon.tsx';
import { SettingsIcon } from '#web/ui/icons/SettingsIcon.tsx';
import styles from './AppDownload.module.css';

interface DownloadStepsProps {
  readonly kind: PhoneKind;
  /** This device is of that kind: the button is pressed, and no code is shown. */
  readonly isHere: boolean;
}

/** The four steps from the code, or from the button on the phone itself, to the app (S6). */
export function DownloadSteps({ kind, isHere }: DownloadStepsProps) {
  const { t } = useTranslation('download');
  const button = t('downloadFor', { name: t(kind) });
  const steps: readonly (readonly [picture: ReactNode, text: string])[] =
    kind === 'android'
      ? [
          isHere
            ? [<PhoneIcon key="tap" size={28} />, t('androidTap', { button })]
            : [<QrIcon key="scan" size={28} />, t('androidScan')],
          [<DownloadIcon key="load" size={28} />, t('androidLoad')],
          [<SettingsIcon key="allow" size={28} />, t('androidAllow')],
          [<PlayIcon key="open" size={28} />, t('androidOpen')],
        ]
      : [
          isHere
            ? [<PhoneIcon key="tap" size={28} />, t('iosTap', { button })]
            : [<QrIcon key="scan" size={28} />, t('iosScan')],
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
