import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { OwnYear } from '#contract/entities/own-year.ts';
import type { Read } from '#web/shared/failures/read-failure.ts';
import { Loaded } from '#web/shared/lists/Loaded.tsx';
import { ReadFailed } from '#web/shared/lists/ReadFailed.tsx';
import { ReceiptIcon } from '#web/ui/icons/ReceiptIcon.tsx';
import { EmptyState } from '#web/ui/messages/EmptyState.tsx';
import { isEventful } from './is-eventful.ts';
import { MonthChart } from './MonthChart.tsx';
import { MonthTable } from './MonthTable.tsx';
import { PlayedGroups } from './PlayedGroups.tsx';
import { Statement } from './Statement.tsx';
import { YearFigures } from './YearFigures.tsx';

interface YearPartsProps {
  readonly read: Read<OwnYear>;
  /** Shown until it is there. */
  readonly waiting: ReactNode;
  /** Another year is loading: the former one stays, faded. */
  readonly updating: boolean;
  /** The site's time zone. */
  readonly zone: string;
}

/** All figures of a year, from its sums to its statement. */
export default function YearParts({ read, waiting, updating, zone }: YearPartsProps) {
  // Preloads the texts of all parts, so that no part waits for its own.
  const { t } = useTranslation(['year', 'bets', 'records', 'transactions', 'account', 'errors']);
  return (
    <Loaded
      read={read}
      waiting={waiting}
      renderFailed={(retry) => <ReadFailed title={t('failedTitle')} onRetry={retry} />}
    >
      {(year) => (
        <>
          {year.months.some(isEventful) ? (
            <>
              <YearFigures year={year} updating={updating} />
              <MonthChart year={year} updating={updating} />
              <MonthTable year={year} updating={updating} />
              {year.totals.rounds > 0 && <PlayedGroups year={year} updating={updating} />}
            </>
          ) : (
            <EmptyState
              icon={<ReceiptIcon />}
              title={t('emptyTitle', { year: year.year })}
              text={t('emptyText')}
            />
          )}
          <Statement year={year} zone={zone} />
        </>
      )}
    </Loaded>
  );
}
