import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Refusal } from '#contract/errors.ts';
import { IconButton } from '#web/ui/buttons/IconButton.tsx';
import { CheckIcon } from '#web/ui/icons/CheckIcon.tsx';
import { CopyIcon } from '#web/ui/icons/CopyIcon.tsx';
import styles from './ErrorId.module.css';

interface ErrorIdProps {
  readonly refusal: Refusal | null | undefined;
}

/** Where something broke: the id by which customer service finds it in the log, to copy. */
export function ErrorId({ refusal }: ErrorIdProps) {
  const { t } = useTranslation();
  const [copied, setCopied] = useState<string>();
  const id = refusal?.requestId;
  if (id === undefined) return null;
  const isCopied = copied === id;
  const copy = async () => {
    await navigator.clipboard.writeText(id);
    setCopied(id);
  };
  return (
    <span className={styles.line}>
      {t('errorId.label')}{' '}
      <span className={styles.value}>
        <bdi className={styles.id}>{id}</bdi>
        {/* Plain HTTP in a local network has no clipboard: the id can be selected there. */}
        {'clipboard' in navigator && (
          <IconButton label={t('errorId.copy')} size="s" onClick={() => void copy()}>
            {isCopied ? <CheckIcon size={18} /> : <CopyIcon size={18} />}
          </IconButton>
        )}
      </span>
      <output className="visually-hidden">{isCopied ? t('errorId.copied') : ''}</output>
    </span>
  );
}
