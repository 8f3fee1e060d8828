import { useTranslation } from 'react-i18next';
import { valueOf } from '#web/api/refused-read.ts';
import { type ChosenDays, requestedMoments } from '#web/shared/records/record-address.ts';
import { readRecordFile } from '#web/shared/records/record-file.ts';
import { useServices } from '#web/shared/services/services-context.ts';
import { eventfulDays } from './profit-days.ts';

/** The table's days for a file: the same days, in the same order (W4). */
export function useProfitFile(chosen: ChosenDays) {
  const { t } = useTranslation(['profit', 'bets', 'records']);
  const { api } = useServices();

  return (signal: AbortSignal) =>
    readRecordFile({
      name: t('fileName'),
      days: chosen.days,
      read: async () => {
        const { days, currency } = await valueOf(
          api.records.profit({ query: requestedMoments(chosen) }, { signal }),
        );
        return { rows: eventfulDays(days).map((day) => ({ ...day, currency })), next: null };
      },
      columns: [
        { heading: `${t('day')} (${chosen.zone})`, cell: ({ day }) => day },
        { heading: t('bets:rounds'), cell: ({ rounds }) => String(rounds) },
        { heading: t('bets:stake'), cell: ({ stake }) => ({ hundredths: stake }) },
        { heading: t('bets:win'), cell: ({ win }) => ({ hundredths: win }) },
        { heading: t('bets:net'), cell: ({ net }) => ({ hundredths: net }) },
        { heading: t('bonus'), cell: ({ bonus }) => ({ hundredths: bonus }) },
        { heading: t('records:currency'), cell: ({ currency }) => currency },
      ],
    });
}
