import { useTranslation } from 'react-i18next';
import {
  TRANSACTIONS_IN_A_PIECE,
  TRANSACTIONS_PAGE_SIZE,
} from '#contract/entities/transaction-types.ts';
import { valueOf } from '#web/api/refused-read.ts';
import { readRecordFile } from '#web/shared/records/record-file.ts';
import { useServices } from '#web/shared/services/services-context.ts';
import { useTimes } from '#web/shared/times/use-times.ts';
import { queryFrom, type TransactionsAddress } from './transactions-address.ts';
import { useLineTitle } from './use-line-title.ts';

/**
 * Reads all lines of the address's filter, as a table in the person's language: times in the site's
 * time zone, which the heading names, and amounts as decimals beside their currency (W4).
 */
export function useTransactionsFile(address: TransactionsAddress) {
  const { t } = useTranslation(['transactions', 'records']);
  const titleOf = useLineTitle();
  const { api } = useServices();
  const times = useTimes();
  const { zone, days } = address.chosen;
  const query = queryFrom(address);

  return (signal: AbortSignal) =>
    readRecordFile({
      name: t('fileName'),
      days,
      read: async (after) => {
        // The first piece is small, so that an error shows at once.
        const pieceSize = after === undefined ? TRANSACTIONS_PAGE_SIZE : TRANSACTIONS_IN_A_PIECE;
        const { transactions, currency, next } = await valueOf(
          api.records.allTransactions({ query: { ...query, after, pieceSize } }, { signal }),
        );
        return { rows: transactions.map((line) => ({ ...line, currency })), next };
      },
      columns: [
        { heading: t('number'), cell: ({ transactionId }) => transactionId },
        { heading: t('kind'), cell: titleOf },
        {
          heading: t('belongsTo'),
          cell: ({ belongsTo }) => (belongsTo ? t(`subjects.${belongsTo.subject}`) : ''),
        },
        { heading: t('belongsToNumber'), cell: ({ belongsTo }) => belongsTo?.id ?? '' },
        { heading: t('partNumber'), cell: ({ belongsTo }) => String(belongsTo?.part ?? '') },
        { heading: t('state'), cell: ({ state }) => t(`states.${state}`) },
        { heading: `${t('at')} (${zone})`, cell: ({ at }) => times.sortableMoment(at) },
        { heading: t('amount'), cell: ({ amount }) => ({ hundredths: amount }) },
        {
          heading: t('reserved'),
          cell: ({ reserved }) => (reserved === null ? '' : { hundredths: reserved }),
        },
        { heading: t('balanceAfter'), cell: ({ balanceAfter }) => ({ hundredths: balanceAfter }) },
        { heading: t('records:currency'), cell: ({ currency }) => currency },
      ],
    });
}
