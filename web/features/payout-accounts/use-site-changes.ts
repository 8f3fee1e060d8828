import { useTranslation } from 'react-i18next';
import type { PayoutAccounts } from '#contract/entities/payout-account.ts';
import { formatSpan } from '#web/i18n/format-span.ts';
import { useLanguage } from '#web/i18n/use-language.ts';
import { useChangedFacts } from '#web/shared/services/use-changed-facts.ts';

/** Changes of the site's payout accounts while somebody adds one (G6). */
export function useSiteChanges({ banks, max, waitMinutes }: PayoutAccounts) {
  const { t } = useTranslation('payoutAccounts');
  const language = useLanguage();
  return useChangedFacts(language, [
    {
      id: 'bank',
      label: t('kind.bank'),
      text: t(banks.length > 0 ? 'fact.offered' : 'fact.notOffered'),
    },
    { id: 'max', label: t('fact.max'), text: String(max) },
    { id: 'wait', label: t('fact.wait'), text: formatSpan(waitMinutes, 'minute', language) },
  ]);
}
