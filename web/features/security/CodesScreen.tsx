import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { saveFile } from '#web/platform/storage/save-file.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { DownloadIcon } from '#web/ui/icons/DownloadIcon.tsx';
import styles from './security.module.css';
import type { TwoStepFlow } from './use-two-step.ts';

/** The recovery codes, which nobody sees again (A26). */
export function CodesScreen({ flow }: { readonly flow: TwoStepFlow }) {
  const { t } = useTranslation('twoStep');
  const { recoveryCodes } = flow.draft.told;
  const title = useRef<HTMLHeadingElement>(null);
  // The form that had the focus is gone: a screen reader is told what came in its place.
  useEffect(() => title.current?.focus(), []);
  const save = () =>
    saveFile({
      name: `${t('codes.file')}.txt`,
      type: 'text/plain',
      text: `${t('codes.heading')}\n\n${recoveryCodes.join('\n')}\n`,
    });
  return (
    <div className={styles.codesScreen}>
      <h3 ref={title} tabIndex={-1}>
        {t('codes.title')}
      </h3>
      <p className={styles.note}>{t('codes.text')}</p>
      <ol className={styles.codes}>
        {recoveryCodes.map((code) => (
          <li key={code}>
            <code dir="ltr">{code}</code>
          </li>
        ))}
      </ol>
      <Button icon={<DownloadIcon />} block onClick={save}>
        {t('codes.save')}
      </Button>
      <Button variant="primary" size="l" block onClick={flow.keep}>
        {t('codes.kept')}
      </Button>
    </div>
  );
}
