import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { saveFile } from '#web/platform/storage/save-file.ts';
import { CopyOutcome } from '#web/shared/copying/CopyOutcome.tsx';
import { useCopy } from '#web/shared/copying/use-copy.ts';
import paper from '#web/shared/receipt/receipt.module.css';
import { Button } from '#web/ui/buttons/Button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { CheckIcon } from '#web/ui/icons/CheckIcon.tsx';
import { CopyIcon } from '#web/ui/icons/CopyIcon.tsx';
import { DownloadIcon } from '#web/ui/icons/DownloadIcon.tsx';
import { ReceiptIcon } from '#web/ui/icons/ReceiptIcon.tsx';
import styles from './security.module.css';
import type { TwoStepFlow } from './use-two-step.ts';
import { useUnloadQuestion } from './use-unload-question.ts';

/** The recovery codes, shown only once: they stay until the person has saved them (A26). */
export function CodesScreen({ flow }: { readonly flow: TwoStepFlow }) {
  const { t } = useTranslation('twoStep');
  const { recoveryCodes } = flow.draft.received;
  const title = useRef<HTMLHeadingElement>(null);
  // The form and its focus are gone: the focus moves to what replaces it.
  useEffect(() => title.current?.focus(), []);
  useUnloadQuestion();
  const text = `${t('codes.heading')}\n\n${recoveryCodes.join('\n')}\n`;
  const save = () => saveFile({ name: `${t('codes.file')}.txt`, type: 'text/plain', text });
  const copying = useCopy(text);
  return (
    <div className={classNames(styles.codesScreen, paper.receipt)}>
      <h3 ref={title} tabIndex={-1}>
        {t('codes.title')}
      </h3>
      <p className="hint">{t('codes.text')}</p>
      <ol role="list" className={styles.codes}>
        {recoveryCodes.map((code) => (
          <li key={code}>
            <code dir="ltr">{code}</code>
          </li>
        ))}
      </ol>
      <div className={styles.keeping}>
        <Button icon={<DownloadIcon />} onClick={save}>
          {t('codes.save')}
        </Button>
        <Button icon={copying.isCopied ? <CheckIcon /> : <CopyIcon />} onClick={copying.copy}>
          {copying.isCopied ? t('pair.copied') : t('codes.copy')}
        </Button>
        <Button icon={<ReceiptIcon />} onClick={() => window.print()}>
          {t('codes.print')}
        </Button>
      </div>
      <CopyOutcome copying={copying} copiedText={t('pair.copied')} />
      <Button variant="primary" size="l" block onClick={flow.keep}>
        {t('codes.kept')}
      </Button>
    </div>
  );
}
