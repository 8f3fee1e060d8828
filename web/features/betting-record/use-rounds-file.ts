import { useTranslation } from 'react-i18next';
import { valueOf } from '#web/api/queries.ts';
import { formatMoment } from '#web/i18n/format-moment.ts';
import { collectPieces } from '#web/shared/records/collect-pieces.ts';
import type { Cell } from '#web/shared/records/csv.ts';
import type { RecordTable } from '#web/shared/records/ExportButton.tsx';
import { useServices } from '#web/shared/services/services-context.ts';
import { askedBy, type RoundsAddress } from './rounds-address.ts';

/**
 * Reads all rounds that the address asks for, as a table in the person's language: moments in the
 * site's time zone, which its headings name, and amounts as decimals beside their currency (W4).
 */
export function useRoundsFile(address: RoundsAddress) {
  const { t } = useTranslation('bets');
  const { api } = useServices();
  const { first, last } = address.chosen.days;
  const { zone } = address.chosen;

  return async (signal: AbortSignal): Promise<RecordTable> => {
    const asked = askedBy(address);
    const { rows, isWhole } = await collectPieces(async (after) => {
      const { rounds, currency, next } = await valueOf(
        api.records.allRounds({ query: { ...asked, after } }, { signal }),
      );
      return {
        rows: rounds.map((round): readonly Cell[] => [
          round.roundId,
          round.game?.gameName ?? t('goneGame'),
          round.game?.vendor ?? '',
          round.game ? t(`shell:category.${round.game.gameCategory}`) : '',
          t(`states.${round.state}`),
          formatMoment(round.beganAt, zone),
          round.endedAt === null ? '' : formatMoment(round.endedAt, zone),
          { hundredths: round.stake },
          { hundredths: round.win },
          round.net === null ? '' : { hundredths: round.net },
          currency,
        ]),
        next,
      };
    });
    return {
      fileName: `${t('fileName')}-${first}-${last}`,
      headings: [
        t('roundNumber'),
        t('game'),
        t('vendor'),
        t('category'),
        t('state'),
        `${t('began')} (${zone})`,
        `${t('ended')} (${zone})`,
        t('stake'),
        t('win'),
        t('net'),
        t('currency'),
      ],
      rows,
      isWhole,
    };
  };
}
