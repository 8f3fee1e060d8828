import { useTranslation } from 'react-i18next';
import { formatMoney } from '#web/i18n/format.ts';
import { useLanguage } from '#web/i18n/use-language.ts';
import type { KeptSubmission } from './kept-submissions.ts';

/** Names what was sent, as the person reads it: "Withdrawal of R$ 50.00". */
export function useSubmissionName(): (sent: KeptSubmission) => string {
  const { t, i18n } = useTranslation('submission');
  const language = useLanguage();
  return ({ call, facts: { amount, currency, points } }) => {
    const values = {
      ...(amount !== undefined && { amount: formatMoney(amount, currency ?? 'BRL', language) }),
      ...(points !== undefined && { count: points }),
    };
    // Those of members stand with the texts of member pages, which visitors do not load.
    const visitors = `submission:sent.${call}`;
    return t(i18n.exists(visitors) ? visitors : `memberSubmission:${call}`, values);
  };
}
