import { Button } from '#web/ui/buttons/Button.tsx';
import { CheckIcon } from '#web/ui/icons/CheckIcon.tsx';
import { CopyIcon } from '#web/ui/icons/CopyIcon.tsx';
import { CopyOutcome } from './CopyOutcome.tsx';
import styles from './CopyValue.module.css';
import { useCopy } from './use-copy.ts';

export interface CopyValueProps {
  readonly label: string;
  readonly value: string;
  /** The name of the button, which says what is copied. */
  readonly copyLabel: string;
  /** The words on the button, before and after. */
  readonly copyText: string;
  readonly copiedText: string;
}

/** A value to keep, with a copy button. */
export function CopyValue({ label, value, copyLabel, copyText, copiedText }: CopyValueProps) {
  const copying = useCopy(value);
  return (
    <div className={styles.value}>
      <span className={styles.label}>{label}</span>
      <bdi className={styles.text}>{value}</bdi>
      <Button
        size="s"
        icon={copying.isCopied ? <CheckIcon size={18} /> : <CopyIcon size={18} />}
        aria-label={copyLabel}
        onClick={copying.copy}
      >
        {copying.isCopied ? copiedText : copyText}
      </Button>
      <CopyOutcome copying={copying} copiedText={copiedText} />
    </div>
  );
}
