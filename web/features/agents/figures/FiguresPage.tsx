import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';
import type { TeamGrouping } from '#contract/entities/team-types.ts';
import { queries } from '#web/api/queries.ts';
import { ListPage } from '#web/shared/lists/ListPage.tsx';
import { ReadFailed } from '#web/shared/lists/ReadFailed.tsx';
import { places, WaitingSkeletons } from '#web/shared/lists/WaitingSkeletons.tsx';
import { PageLoader } from '#web/shared/loading/PageLoader.tsx';
import { usePageTitle } from '#web/shared/page/use-page-title.ts';
import { ExportButton } from '#web/shared/records/ExportButton.tsx';
import { RangeChooser } from '#web/shared/records/RangeChooser.tsx';
import { quickRangeParameters, withChanges } from '#web/shared/records/record-address.ts';
import styles from '#web/shared/records/record-page.module.css';
import { usePageWords } from '#web/shared/records/use-page-words.ts';
import { useServices } from '#web/shared/services/services-context.ts';
import { useSiteZone } from '#web/shared/times/use-site-zone.ts';
import { buttonClass } from '#web/ui/buttons/button-class.ts';
import { ReceiptIcon } from '#web/ui/icons/ReceiptIcon.tsx';
import { EmptyState } from '#web/ui/messages/EmptyState.tsx';
import { TeamTrail } from '../team/TeamTrail.tsx';
import { DaysChart } from './DaysChart.tsx';
import { FiguresTable } from './FiguresTable.tsx';
import { FiguresTotals } from './FiguresTotals.tsx';
import { type FiguresAddress, queryFrom, readFiguresAddress } from './figures-address.ts';
import { useFiguresFile } from './use-figures-file.ts';

/** A team's figures in some days: by branch or by person, with a chart of the days (C1). */
export function FiguresPage({ by }: { readonly by: TeamGrouping }) {
  const { t } = useTranslation('team');
  const title = t(by === 'branch' ? 'shell:account.teamBetting' : 'shell:account.userProfit');
  usePageTitle(title);
  const { clock } = useServices();
  const [parameters] = useSearchParams();
  const now = clock.now();
  const zone = useSiteZone();
  if (zone === undefined) return <PageLoader />;
  const address = readFiguresAddress(parameters, now, zone);
  return (
    <section className={styles.record} aria-labelledby="figures-title">
      <h1 id="figures-title">{title}</h1>
      <RangeChooser chosen={address.chosen} now={now} />
      {/* The date error shows beside the fields; there is nothing to load. */}
      {address.chosen.refusal === undefined && <FiguresOfDays address={address} by={by} />}
    </section>
  );
}

interface FiguresOfDaysProps {
  readonly address: FiguresAddress;
  readonly by: TeamGrouping;
}

function FiguresOfDays({ address, by }: FiguresOfDaysProps) {
  const { t } = useTranslation(['team', 'records']);
  const [parameters] = useSearchParams();
  const figures = useQuery(
    queries.team.play({ query: { ...queryFrom(address, by), pageNo: address.page } }),
  );
  const collect = useFiguresFile(address, by);
  const { data, isPlaceholderData } = figures;
  const pageWords = usePageWords();
  const searchWith = (changes: Readonly<Record<string, string>>) => ({
    search: withChanges(parameters, changes),
  });
  return (
    <>
      {data && <TeamTrail trail={data.trail} />}
      <p className="hint">{t(`about.${by}`)}</p>
      {(data || !figures.isError) && (
        <FiguresTotals range={data} by={by} updating={isPlaceholderData} />
      )}
      {data && data.totals.players > 0 && (
        <DaysChart days={data.days} by={by} currency={data.currency} updating={isPlaceholderData} />
      )}
      {data && (
        <ExportButton
          key={parameters.toString()}
          isEmpty={data.totals.players === 0}
          collect={collect}
        />
      )}
      <ListPage
        read={figures}
        page={address.page}
        toPage={(page) => searchWith({ page: page === 1 ? '' : String(page) })}
        words={pageWords}
        waiting={<WaitingSkeletons className="stack gap-2" heights={places(6, '3.5rem')} />}
        renderFailed={(retry) => <ReadFailed title={t('figuresFailed')} onRetry={retry} />}
        isEmpty={({ rows }) => rows.length === 0}
        empty={
          <EmptyState
            icon={<ReceiptIcon />}
            title={t('noPlay.title')}
            text={t('noPlay.text')}
            action={
              address.chosen.quick !== '30' && (
                <Link
                  to={searchWith(quickRangeParameters('30'))}
                  className={buttonClass({ variant: 'primary' })}
                >
                  {t('lastMonth')}
                </Link>
              )
            }
          />
        }
      >
        {({ rows, currency }, isUpdating) => (
          <FiguresTable rows={rows} by={by} currency={currency} updating={isUpdating} />
        )}
      </ListPage>
    </>
  );
}
