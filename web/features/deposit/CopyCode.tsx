import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/ui/buttons/Button.tsx';
import { CheckIcon } from '#web/ui/icons/CheckIcon.tsx';
import { CopyIcon } from '#web/ui/icons/CopyIcon.tsx';
import styles from './Deposit.module.css';

/** The code as text, to be pasted into the app of a bank (W2). */
export function CopyCode({ value }: { readonly value: string }) {
  const { t } = useTranslation('deposit');
  const [isCopied, setCopied] = useState(false);
  const copy = async () => {
    await navigator.clipboard.writeText(value);
    setCopied(true);
  };
  return (
    <div className={styles.copyCode}>
      <label htmlFor="pix-code">{t('pay.code')}</label>
      {/* It can be selected where there is no clipboard, as on plain HTTP. */}
      <textarea
        id="pix-code"
        className={styles.codeText}
        readOnly
        rows={3}
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
          {isCopied ? t('pay.copied') : t('pay.copy')}
        </Button>
      )}
      <output className="visually-hidden">{isCopied ? t('pay.copied') : ''}</output>
    </div>
  );
}
