import { useTranslation } from 'react-i18next';
import { valueOf } from '#web/api/refused-read.ts';
import { readRecordFile } from '#web/shared/records/record-file.ts';
import { useServices } from '#web/shared/services/services-context.ts';
import { useTimes } from '#web/shared/times/use-times.ts';
import { standingOf } from './RoundStateBadge.tsx';
import { queryFrom, type RoundsAddress } from './rounds-address.ts';

/**
 * Reads all rounds of the address's filter, as a table in the person's language: times in the
 * site's time zone, which the headings name, and amounts as decimals beside their currency (W4).
 */
export function useRoundsFile(address: RoundsAddress) {
  const { t } = useTranslation(['bets', 'records']);
  const { api } = useServices();
  const times = useTimes();
  const { zone, days } = address.chosen;
  const query = queryFrom(address);

  return (signal: AbortSignal) =>
    readRecordFile({
      name: t('fileName'),
      days,
      read: async (after) => {
        const { rounds, currency, next } = await valueOf(
          api.records.allRounds({ query: { ...query, after } }, { signal }),
        );
        return { rows: rounds.map((round) => ({ ...round, currency })), next };
      },
      columns: [
        { heading: t('roundNumber'), cell: ({ roundId }) => roundId },
        { heading: t('game'), cell: ({ game }) => game?.gameName ?? t('goneGame') },
        { heading: t('vendor'), cell: ({ game }) => game?.vendor ?? '' },
        {
          heading: t('category'),
          cell: ({ game }) => (game ? t(`shell:category.${game.gameCategory}`) : ''),
        },
        { heading: t('state'), cell: (round) => t(`states.${standingOf(round)}`) },
        {
          heading: `${t('began')} (${zone})`,
          cell: ({ startedAt }) => times.sortableMoment(startedAt),
        },
        {
          heading: `${t('ended')} (${zone})`,
          cell: ({ endedAt }) => (endedAt === null ? '' : times.sortableMoment(endedAt)),
        },
        { heading: t('stake'), cell: ({ stake }) => ({ hundredths: stake }) },
        { heading: t('win'), cell: ({ win }) => ({ hundredths: win }) },
        { heading: t('net'), cell: ({ net }) => (net === null ? '' : { hundredths: net }) },
        { heading: t('records:currency'), cell: ({ currency }) => currency },
      ],
    });
}
