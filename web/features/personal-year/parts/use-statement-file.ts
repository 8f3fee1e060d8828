import { useTranslation } from 'react-i18next';
import type { OwnYear } from '#contract/entities/own-year.ts';
import type { RecordTable } from '#web/shared/records/ExportButton.tsx';

/** The statement as a table for a file: each month with its balances, and every kind of line. */
export function useStatementFile(year: OwnYear): () => Promise<RecordTable> {
  const { t } = useTranslation(['year', 'transactions', 'records']);
  const { months, currency } = year;
  return async () => ({
    fileName: `${t('statement.fileName')}-${year.year}`,
    headings: [
      t('month'),
      t('transactions:kind'),
      t('statement.count'),
      t('transactions:amount'),
      t('records:currency'),
    ],
    rows: months.flatMap(({ month, opening, closing, lines }) => [
      [month, t('statement.opening'), '', { hundredths: opening }, currency],
      ...lines.map(({ kind, transactions, amount }) => [
        month,
        t(`transactions:kinds.${kind}`),
        String(transactions),
        { hundredths: amount },
        currency,
      ]),
      [month, t('statement.closing'), '', { hundredths: closing }, currency],
    ]),
    isWhole: true,
  });
}
