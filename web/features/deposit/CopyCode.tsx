import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/ui/buttons/Button.tsx';
import { CheckIcon } from '#web/ui/icons/CheckIcon.tsx';
import { CopyIcon } from '#web/ui/icons/CopyIcon.tsx';
import styles from './Deposit.module.css';

interface CopyCodeProps {
  /** What it is. */
  readonly label: string;
  readonly value: string;
  /** What the button says. */
  readonly action: string;
  /** Lines that it takes. */
  readonly rows?: number;
}

/** What somebody takes into the app of a bank or wallet: a code, a reference, an address (W2). */
export function CopyCode({ label, value, action, rows = 1 }: CopyCodeProps) {
  const { t } = useTranslation('deposit');
  const id = useId();
  const [isCopied, setCopied] = useState(false);
  const copy = async () => {
    await navigator.clipboard.writeText(value);
    setCopied(true);
  };
  return (
    <div className={styles.copyCode}>
      <label htmlFor={id}>{label}</label>
      {/* It can be selected where there is no clipboard, as on plain HTTP. */}
      <textarea
        id={id}
        className={styles.codeText}
        readOnly
        rows={rows}
        value={value}
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
      {'clipboard' in navigator && (
        <Button
          variant="gold"
          block
          icon={isCopied ? <CheckIcon size={20} /> : <CopyIcon size={20} />}
          onClick={() => void copy()}
        >
          {isCopied ? t('pay.copied') : action}
        </Button>
      )}
      <output className="visually-hidden">{isCopied ? t('pay.copied') : ''}</output>
    </div>
  );
}
