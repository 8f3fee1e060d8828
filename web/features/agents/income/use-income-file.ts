import { useTranslation } from 'react-i18next';
import { INCOME_IN_A_PIECE, INCOME_PAGE_SIZE } from '#contract/entities/income-types.ts';
import { valueOf } from '#web/api/refused-read.ts';
import type { ChosenDays } from '#web/shared/records/record-address.ts';
import { readRecordFile } from '#web/shared/records/record-file.ts';
import { useServices } from '#web/shared/services/services-context.ts';
import { useTimes } from '#web/shared/times/use-times.ts';
import type { queryFrom } from './income-address.ts';
import { useIncomeWords } from './use-income-words.ts';

/** Reads all requested lines, as a table in the person's language, with their computations. */
export function useIncomeFile({ zone, days }: ChosenDays, query: ReturnType<typeof queryFrom>) {
  const { t } = useTranslation(['income', 'records']);
  const { api } = useServices();
  const times = useTimes();
  // Amounts in the file have no currency sign; a column names the currency.
  const words = useIncomeWords('BRL', zone);

  return (signal: AbortSignal) =>
    readRecordFile({
      name: t('fileName'),
      days,
      read: async (after) => {
        const pieceSize = after === undefined ? INCOME_PAGE_SIZE : INCOME_IN_A_PIECE;
        const { lines, currency, next } = await valueOf(
          api.income.allLines({ query: { ...query, after, pieceSize } }, { signal }),
        );
        return { rows: lines.map((line) => ({ ...line, currency })), next };
      },
      columns: [
        { heading: t('number'), cell: ({ lineId }) => lineId },
        { heading: t('line'), cell: (line) => words.name(line) },
        { heading: `${t('from')} (${zone})`, cell: ({ from }) => times.sortableMoment(from) },
        { heading: `${t('until')} (${zone})`, cell: ({ until }) => times.sortableMoment(until) },
        { heading: t('state'), cell: ({ state }) => t(`states.${state}`) },
        { heading: t('betAmount'), cell: ({ betAmount }) => ({ hundredths: betAmount }) },
        { heading: t('activeMembers'), cell: ({ activeMembers }) => String(activeMembers) },
        { heading: t('profitAndLoss'), cell: (line) => ({ hundredths: line.profitAndLoss }) },
        { heading: t('carriedOver'), cell: ({ carriedOver }) => ({ hundredths: carriedOver }) },
        { heading: t('agent:rateReached'), cell: ({ rate }) => words.rate(rate) },
        { heading: t('gross'), cell: ({ gross }) => ({ hundredths: gross }) },
        { heading: t('agent:toDownline'), cell: (line) => ({ hundredths: 0 - line.toDownline }) },
        { heading: t('countedBefore'), cell: (line) => ({ hundredths: 0 - line.countedBefore }) },
        { heading: t('amount'), cell: ({ amount }) => ({ hundredths: amount }) },
        { heading: t('records:currency'), cell: ({ currency }) => currency },
        { heading: t('corrects'), cell: ({ corrects }) => corrects ?? '' },
      ],
    });
}
