import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { queries } from '#web/api/queries.ts';
import { Loaded } from '#web/shared/lists/Loaded.tsx';
import { ReadFailed } from '#web/shared/lists/ReadFailed.tsx';
import { places, WaitingSkeletons } from '#web/shared/lists/WaitingSkeletons.tsx';
import { PageLoader } from '#web/shared/loading/PageLoader.tsx';
import { usePageTitle } from '#web/shared/page/use-page-title.ts';
import styles from '#web/shared/records/record-page.module.css';
import { useRecordAddress } from '#web/shared/records/use-record-address.ts';
import { MonthChart } from './MonthChart.tsx';
import { MonthTable } from './MonthTable.tsx';
import { PlayedGroups } from './PlayedGroups.tsx';
import { Statement } from './Statement.tsx';
import { YearChooser } from './YearChooser.tsx';
import { YearFigures } from './YearFigures.tsx';
import { readYear } from './year-address.ts';

/** A member's own year: play, time and money, and a statement of the account record (W10). */
export default function PersonalYear() {
  // Preloads the texts of all parts, so that no part waits for its own.
  const { t } = useTranslation(['year', 'bets', 'records', 'transactions', 'account', 'errors']);
  usePageTitle(t('title'));
  const record = useRecordAddress(readYear);
  if (!record) return <PageLoader />;
  return <YearOf year={record.address} zone={record.zone} now={record.now} />;
}

interface YearOfProps {
  readonly year: number;
  /** The site's time zone. */
  readonly zone: string;
  /** The server's time, in milliseconds since the epoch. */
  readonly now: number;
}

function YearOf({ year, zone, now }: YearOfProps) {
  const { t } = useTranslation('year');
  const titleId = useId();
  const read = useQuery(queries.records.year({ query: { year } }));
  const updating = read.isPlaceholderData;
  return (
    <section className={styles.record} aria-labelledby={titleId}>
      <h1 id={titleId}>{t('title')}</h1>
      <YearChooser year={year} firstYear={read.data?.firstYear ?? year} zone={zone} now={now} />
      <p className="hint">
        {t('about')} <Link to="/member/playLimits">{t('shell:account.limits')}</Link>
      </p>
      <Loaded
        read={read}
        waiting={<WaitingSkeletons className="stack gap-2" heights={places(4, '8rem')} />}
        renderFailed={(retry) => <ReadFailed title={t('failedTitle')} onRetry={retry} />}
      >
        {(data) => (
          <>
            <YearFigures year={data} updating={updating} />
            <MonthChart year={data} updating={updating} />
            <MonthTable year={data} updating={updating} />
            {data.totals.rounds > 0 && <PlayedGroups year={data} updating={updating} />}
            <Statement year={data} zone={zone} />
          </>
        )}
      </Loaded>
    </section>
  );
}
