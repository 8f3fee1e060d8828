import { useTranslation } from 'react-i18next';
import styles from './CopyOutcome.module.css';
import type { Copying } from './use-copy.ts';

interface CopyOutcomeProps {
  readonly copying: Copying;
  /** For screen readers, which do not see the button change. */
  readonly copiedText: string;
}

/** Says that a text was copied, or how to go on where the browser does not allow it. */
export function CopyOutcome({ copying: { isCopied, hasFailed }, copiedText }: CopyOutcomeProps) {
  const { t } = useTranslation();
  return (
    <output className={hasFailed ? styles.failed : 'visually-hidden'}>
      {hasFailed && t('copyFailed')}
      {isCopied && copiedText}
    </output>
  );
}
