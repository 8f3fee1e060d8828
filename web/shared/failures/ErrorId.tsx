import { useTranslation } from 'react-i18next';
import type { Refusal } from '#contract/errors.ts';
import { CopyOutcome } from '#web/shared/copying/CopyOutcome.tsx';
import { useCopy } from '#web/shared/copying/use-copy.ts';
import { IconButton } from '#web/ui/buttons/IconButton.tsx';
import { CheckIcon } from '#web/ui/icons/CheckIcon.tsx';
import { CopyIcon } from '#web/ui/icons/CopyIcon.tsx';
import styles from './ErrorId.module.css';

interface ErrorIdProps {
  readonly refusal: Refusal | null | undefined;
}

/** The id by which customer service finds a failure in the log, to copy. */
export function ErrorId({ refusal }: ErrorIdProps) {
  const { t } = useTranslation();
  const id = refusal?.requestId;
  const copying = useCopy(id ?? '');
  if (id === undefined) return null;
  return (
    <span className={styles.line}>
      {t('errorId.label')}{' '}
      <span className={styles.value}>
        <bdi className={styles.id}>{id}</bdi>
        <IconButton label={t('errorId.copy')} size="s" onClick={copying.copy}>
          {copying.isCopied ? <CheckIcon size={18} /> : <CopyIcon size={18} />}
        </IconButton>
      </span>
      <CopyOutcome copying={copying} copiedText={t('errorId.copied')} />
    </span>
  );
}
