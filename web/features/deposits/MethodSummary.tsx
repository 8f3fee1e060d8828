import { useTranslation } from 'react-i18next';
import type { DepositTerms } from '#contract/entities/deposit.ts';
import { useWayTexts } from '#web/shared/money/use-way-texts.ts';
import { WayMark } from '#web/shared/money/WayMark.tsx';
import { Badge } from '#web/ui/content/Badge.tsx';
import styles from './Deposit.module.css';
import { useMethodName } from './use-method-name.ts';

interface MethodSummaryProps {
  readonly terms: DepositTerms;
  readonly money: (amount: number) => string;
  /** It is one of several, so its bounds differ from theirs. */
  readonly isOneOfSeveral: boolean;
}

/** A payment method at a glance: mark, name, fee and usual time; in a list also bounds (W2). */
export function MethodSummary({ terms, money, isOneOfSeveral }: MethodSummaryProps) {
  const { t } = useTranslation('amount');
  const nameOf = useMethodName();
  const texts = useWayTexts(money);
  return (
    <>
      <WayMark way={terms.method} />
      <span className={styles.methodText}>
        <b>
          {nameOf(terms)}{' '}
          {isOneOfSeveral && terms.isMostUsed && <Badge tone="accent">{t('way.mostUsed')}</Badge>}
        </b>
        {isOneOfSeveral && (
          <span>{t('bounds', { min: money(terms.minimum), max: money(terms.maximum) })}</span>
        )}
        <span>
          {texts.fee(terms)} · {texts.time(terms.usualMinutes)}
        </span>
      </span>
    </>
  );
}
