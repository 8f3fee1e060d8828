import { useTranslation } from 'react-i18next';
import type { TeamGrouping } from '#contract/entities/team-types.ts';
import { valueOf } from '#web/api/refused-read.ts';
import type { Cell } from '#web/shared/records/csv.ts';
import type { RecordTable } from '#web/shared/records/ExportButton.tsx';
import { useServices } from '#web/shared/services/services-context.ts';
import { type FiguresAddress, queryFrom } from './figures-address.ts';
import { resultOf } from './result-of.ts';

/** Reads the rows of all pages with their on-screen texts, as a table for a file (C1). */
export function useFiguresFile(address: FiguresAddress, by: TeamGrouping) {
  const { t } = useTranslation('team');
  const { api } = useServices();
  const { first, last } = address.chosen.days;

  return async (signal: AbortSignal): Promise<RecordTable> => {
    const { rows, currency } = await valueOf(
      api.team.allPlay({ query: queryFrom(address, by) }, { signal }),
    );
    return {
      fileName: `${t(`fileName.${by}`)}-${first}-${last}`,
      headings: [
        t('numberHeading'),
        t('person'),
        t('upline'),
        t('players'),
        t('bet'),
        t('win'),
        t(`result.${by}`),
        t('currency'),
      ],
      rows: rows.map((row): readonly Cell[] => [
        row.member.memberId,
        row.member.name,
        row.member.upline?.name ?? t('you'),
        String(row.players),
        { hundredths: row.bet },
        { hundredths: row.win },
        { hundredths: resultOf(row, by) },
        currency,
      ]),
      isWhole: true,
    };
  };
}
