import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { Withdrawal } from '#contract/entities/withdrawal.ts';
import { refusalOf } from '#web/api/refused-read.ts';
import { saveFile } from '#web/platform/storage/save-file.ts';
import { FailureText } from '#web/shared/failures/FailureText.tsx';
import { Button } from '#web/ui/buttons/Button.tsx';
import { DownloadIcon } from '#web/ui/icons/DownloadIcon.tsx';
import { Notice } from '#web/ui/messages/Notice.tsx';
import { useCaseFile } from './use-case-file.ts';

/** Saves everything about a withdrawal as one file, for a dispute (W3a). */
export function CaseFileButton({ withdrawal }: { readonly withdrawal: Withdrawal }) {
  const { t } = useTranslation('withdraw');
  const collect = useCaseFile(withdrawal);
  const { mutate, isPending, error } = useMutation({
    mutationFn: async () =>
      saveFile({
        name: `${t('caseFile.fileName')}-${withdrawal.id}.html`,
        type: 'text/html;charset=utf-8',
        text: await collect(),
      }),
  });
  return (
    <>
      <Button icon={<DownloadIcon size={18} />} busy={isPending} onClick={() => mutate()}>
        {t('caseFile.save')}
      </Button>
      {error && (
        <Notice
          tone="danger"
          text={
            <>
              {t('caseFile.failed')} <FailureText refusal={refusalOf(error)} />
            </>
          }
        />
      )}
    </>
  );
}
