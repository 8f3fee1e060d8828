import { useTranslation } from 'react-i18next';
import { formatMoney } from '#web/i18n/format.ts';
import { useLanguage } from '#web/i18n/use-language.ts';
import { currentPageName } from '#web/shared/page/use-page-title.ts';
import type { KeptSubmission } from './kept-submissions.ts';

/**
 * Names what was sent, as the person reads it: "Withdrawal of R$ 50.00". A call without a name of its
 * own is called as the page that sends it.
 */
export function useSubmissionName(): (sent: KeptSubmission) => string {
  const { t } = useTranslation('submission');
  const language = useLanguage();
  return ({ call, facts: { amount, currency, points } }) => {
    const values = {
      ...(amount !== undefined && { amount: formatMoney(amount, currency ?? 'BRL', language) }),
      ...(points !== undefined && { count: points }),
    };
    // Those of members are among the texts of member pages, which visitors do not load.
    const keys = [`submission:sent.${call}`, `memberSubmission:${call}`];
    return t(keys, { ...values, defaultValue: currentPageName() });
  };
}
