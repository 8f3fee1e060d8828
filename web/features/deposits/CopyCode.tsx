import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { CopyOutcome } from '#web/shared/copying/CopyOutcome.tsx';
import { useCopy } from '#web/shared/copying/use-copy.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { CheckIcon } from '#web/ui/icons/CheckIcon.tsx';
import { CopyIcon } from '#web/ui/icons/CopyIcon.tsx';
import styles from './Deposit.module.css';

interface CopyCodeProps {
  /** Its name. */
  readonly label: string;
  readonly value: string;
  /** Label of the button. */
  readonly action: string;
  /** Number of lines. */
  readonly rows?: number;
}

/** A text for a bank or wallet app: a code, a reference, an address (W2). */
export function CopyCode({ label, value, action, rows = 1 }: CopyCodeProps) {
  const { t } = useTranslation('deposit');
  const id = useId();
  const copying = useCopy(value);
  return (
    <div className={classNames('stack gap-2', styles.copyCode)}>
      <label htmlFor={id}>{label}</label>
      {/* Selected at once, for browsers that do not let a page copy. */}
      <textarea
        id={id}
        className={styles.codeText}
        readOnly
        rows={rows}
        value={value}
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
      <Button
        variant="gold"
        block
        icon={copying.isCopied ? <CheckIcon size={20} /> : <CopyIcon size={20} />}
        onClick={copying.copy}
      >
        {copying.isCopied ? t('pay.copied') : action}
      </Button>
      <CopyOutcome copying={copying} copiedText={t('pay.copied')} />
    </div>
  );
}
