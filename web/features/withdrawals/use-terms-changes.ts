import { useTranslation } from 'react-i18next';
import { languages } from '#contract/entities/language.ts';
import type { WithdrawalTerms } from '#contract/entities/withdrawal.ts';
import { useLanguage } from '#web/i18n/use-language.ts';
import { useMoney } from '#web/shared/money/use-money.ts';
import { useChangedFacts } from '#web/shared/services/use-changed-facts.ts';

const BASIS_POINTS = 10_000;

/** Changes of the site's withdrawals during a request (G6). */
export function useTermsChanges(terms: WithdrawalTerms) {
  const { t } = useTranslation(['withdraw', 'amount']);
  const language = useLanguage();
  const money = useMoney(terms.currency);
  const { minimum, maximum, feeBasisPoints, feeFixed, limit } = terms;
  const share = new Intl.NumberFormat(languages[language].tag, {
    style: 'percent',
    maximumFractionDigits: 2,
  }).format(feeBasisPoints / BASIS_POINTS);
  const bounds = t('amount:bounds', { min: money(minimum), max: money(maximum) });
  return useChangedFacts(language, [
    { id: 'bounds', label: t('fact.amount'), text: bounds },
    { id: 'day', label: t('amount:dayLimit'), text: money(limit.max) },
    { id: 'fee', label: t('fact.fee'), text: `${share} + ${money(feeFixed)}` },
  ]);
}
