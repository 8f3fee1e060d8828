import { useTranslation } from 'react-i18next';
import { useLanguage } from '#web/i18n/use-language.ts';
import { useMoney } from '#web/shared/money/use-money.ts';
import { useWayTexts } from '#web/shared/money/use-way-texts.ts';
import { useChangedFacts } from '#web/shared/services/use-changed-facts.ts';
import type { DepositFlow } from './use-deposit.ts';
import { useMethodName } from './use-method-name.ts';

/** Changes of the site's payment methods during a deposit (G6). */
export function useTermsChanges({ state, context: { terms, currency } }: DepositFlow) {
  const { t } = useTranslation('amount');
  const money = useMoney(currency);
  const nameOf = useMethodName();
  const texts = useWayTexts(money);
  const isKnown = terms.length > 0 || state === 'closed';
  const [first] = terms;
  const day = first ? [{ id: 'day', label: t('dayLimit'), text: money(first.limit.max) }] : [];
  const methodFacts = terms.flatMap((one) => {
    const label = nameOf(one);
    const bounds = t('bounds', { min: money(one.minimum), max: money(one.maximum) });
    return [
      { id: one.method, label, text: bounds },
      { id: `${one.method} fee`, label, text: texts.fee(one) },
    ];
  });
  return useChangedFacts(useLanguage(), isKnown ? [...methodFacts, ...day] : null);
}
