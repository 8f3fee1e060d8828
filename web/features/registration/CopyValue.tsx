import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/ui/Button.tsx';
import { CheckIcon } from '#web/ui/icons/CheckIcon.tsx';
import { CopyIcon } from '#web/ui/icons/CopyIcon.tsx';
import styles from './NewAccount.module.css';

interface CopyValueProps {
  readonly label: string;
  readonly value: string;
  readonly copyLabel: string;
}

/** A value to keep, with a button that copies it. */
export function CopyValue({ label, value, copyLabel }: CopyValueProps) {
  const { t } = useTranslation('registration');
  const [copied, setCopied] = useState(false);
  const copy = async () => {
    await navigator.clipboard.writeText(value);
    setCopied(true);
  };
  return (
    <div className={styles.value}>
      <span className={styles.label}>{label}</span>
      <bdi className={styles.text}>{value}</bdi>
      {/* Plain HTTP in a local network has no clipboard: the value can be selected there. */}
      {'clipboard' in navigator && (
        <Button
          size="s"
          icon={copied ? <CheckIcon size={18} /> : <CopyIcon size={18} />}
          aria-label={copyLabel}
          onClick={() => void copy()}
        >
          {copied ? t('copied') : t('copy')}
        </Button>
      )}
      <output className="visually-hidden">{copied ? t('copied') : ''}</output>
    </div>
  );
}
