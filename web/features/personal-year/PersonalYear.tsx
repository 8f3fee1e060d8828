import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { queries } from '#web/api/queries.ts';
import { places, WaitingSkeletons } from '#web/shared/lists/WaitingSkeletons.tsx';
import { lazyPart, PartFailed } from '#web/shared/loading/lazy-part.tsx';
import { PageLoader } from '#web/shared/loading/PageLoader.tsx';
import { usePageTitle } from '#web/shared/page/use-page-title.ts';
import styles from '#web/shared/records/record-page.module.css';
import { useRecordAddress } from '#web/shared/records/use-record-address.ts';
import { YearChooser } from './YearChooser.tsx';
import { readYear } from './year-address.ts';

const waiting = <WaitingSkeletons className="stack gap-2" heights={places(4, '8rem')} />;

/** Loaded while the figures are, so that the other pages of members do without it. */
const YearParts = lazyPart(() => import('./parts/YearParts.tsx'), waiting, PartFailed);

/** A member's own year: play, time and money, and a statement of the account record (W10). */
export default function PersonalYear() {
  const { t } = useTranslation(['year', 'playLimits']);
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
  return (
    <section className={styles.record} aria-labelledby={titleId}>
      <h1 id={titleId}>{t('title')}</h1>
      <YearChooser year={year} firstYear={read.data?.firstYear ?? year} zone={zone} now={now} />
      <p className="hint">
        {t('about')} <Link to="/member/playLimits">{t('playLimits:title')}</Link>
      </p>
      <YearParts read={read} waiting={waiting} updating={read.isPlaceholderData} zone={zone} />
    </section>
  );
}
