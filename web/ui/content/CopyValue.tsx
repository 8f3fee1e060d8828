import { useState } from 'react';
import { Button } from '#web/ui/buttons/Button.tsx';
import { CheckIcon } from '#web/ui/icons/CheckIcon.tsx';
import { CopyIcon } from '#web/ui/icons/CopyIcon.tsx';
import styles from './CopyValue.module.css';

export interface CopyValueProps {
  readonly label: string;
  readonly value: string;
  /** The name of the button, which says what is copied. */
  readonly copyLabel: string;
  /** The words on the button, before and after. */
  readonly copyText: string;
  readonly copiedText: string;
}

/** A value to keep, with a button that copies it. */
export function CopyValue({ label, value, copyLabel, copyText, copiedText }: CopyValueProps) {
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
          {copied ? copiedText : copyText}
        </Button>
      )}
      <output className="visually-hidden">{copied ? copiedText : ''}</output>
    </div>
  );
}
