import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { WinnerPeriod } from '#contract/entities/board-types.ts';
import { queries } from '#web/api/queries.ts';
import { Loaded } from '#web/shared/lists/Loaded.tsx';
import { QuietState } from '#web/shared/lists/QuietState.tsx';
import { RowSkeletons } from './RowSkeletons.tsx';
import { WINS_SHOWN } from './use-winner-feed.ts';
import styles from './Winners.module.css';
import { WinRow } from './WinRow.tsx';

/** The highest wins of a period, as many as fit. */
export function WinnerRanking({ period }: { readonly period: WinnerPeriod }) {
  const { t } = useTranslation('boards');
  const rank = useQuery(queries.boards.winnerRank({ query: { period } }));
  return (
    <Loaded
      read={rank}
      waiting={<RowSkeletons count={WINS_SHOWN} />}
      renderFailed={(retry) => <QuietState text={t('failed')} onRetry={retry} />}
      isEmpty={({ wins }) => wins.length === 0}
      empty={<QuietState text={t('noWins')} />}
    >
      {({ wins }) => (
        <ol role="list" className={styles.ranking}>
          {wins.slice(0, WINS_SHOWN).map((win, index) => (
            <li key={win.id}>
              <WinRow win={win} rank={index + 1} />
            </li>
          ))}
        </ol>
      )}
    </Loaded>
  );
}
