import { useTranslation } from 'react-i18next';
import {
  TRANSACTIONS_IN_A_PIECE,
  TRANSACTIONS_PAGE_SIZE,
} from '#contract/entities/transaction-types.ts';
import { valueOf } from '#web/api/queries.ts';
import { formatMoment } from '#web/i18n/format-moment.ts';
import { collectPieces } from '#web/shared/records/collect-pieces.ts';
import type { Cell } from '#web/shared/records/csv.ts';
import type { RecordTable } from '#web/shared/records/ExportButton.tsx';
import { useServices } from '#web/shared/services/services-context.ts';
import { askedBy, type TransactionsAddress } from './transactions-address.ts';

/**
 * Reads all lines that the address asks for, as a table in the person's language: moments in the
 * site's time zone, which its heading names, and amounts as decimals beside their currency (W4).
 */
export function useTransactionsFile(address: TransactionsAddress) {
  const { t } = useTranslation('transactions');
  const { api } = useServices();
  const { zone, days } = address.chosen;

  return async (signal: AbortSignal): Promise<RecordTable> => {
    const asked = askedBy(address);
    const { rows, isWhole } = await collectPieces(async (after) => {
      // The first piece is small: what cannot be had is known at once.
      const pieceSize = after === undefined ? TRANSACTIONS_PAGE_SIZE : TRANSACTIONS_IN_A_PIECE;
      const { transactions, currency, next } = await valueOf(
        api.records.allTransactions({ query: { ...asked, after, pieceSize } }, { signal }),
      );
      return {
        rows: transactions.map((line): readonly Cell[] => [
          line.transactionId,
          t(`kinds.${line.kind}`),
          t(`states.${line.state}`),
          formatMoment(line.at, zone),
          { hundredths: line.amount },
          line.reserved === null ? '' : { hundredths: line.reserved },
          { hundredths: line.balanceAfter },
          currency,
        ]),
        next,
      };
    });
    return {
      fileName: `${t('fileName')}-${days.first}-${days.last}`,
      headings: [
        t('number'),
        t('kind'),
        t('state'),
        `${t('at')} (${zone})`,
        t('amount'),
        t('reserved'),
        t('balanceAfter'),
        t('currency'),
      ],
      rows,
      isWhole,
    };
  };
}
