import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link, Navigate, useNavigate, useSearchParams } from 'react-router-dom';
import { roundsQuery } from '#web/api/record-queries.ts';
import { usePageTitle } from '#web/shared/page/use-page-title.ts';
import { ExportButton } from '#web/shared/records/ExportButton.tsx';
import { RangeChooser } from '#web/shared/records/RangeChooser.tsx';
import { ofQuickRange, withChanges } from '#web/shared/records/record-address.ts';
import { useServices } from '#web/shared/services/services-context.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { buttonClass } from '#web/ui/buttons/button-class.ts';
import { ReceiptIcon } from '#web/ui/icons/ReceiptIcon.tsx';
import { EmptyState } from '#web/ui/messages/EmptyState.tsx';
import { ErrorState } from '#web/ui/messages/ErrorState.tsx';
import { Pagination } from '#web/ui/navigation/Pagination.tsx';
import { Skeleton } from '#web/ui/waiting/Skeleton.tsx';
import styles from './BettingRecord.module.css';
import { RoundFilters } from './RoundFilters.tsx';
import { RoundTable } from './RoundTable.tsx';
import { RoundTotals } from './RoundTotals.tsx';
import { askedBy, countNarrowing, narrowing, type RoundsAddress } from './rounds-address.ts';
import { useRoundsFile } from './use-rounds-file.ts';

interface RoundListProps {
  readonly address: RoundsAddress;
  /** The server's time, in milliseconds since the epoch. */
  readonly now: number;
}

/** The rounds of some days, a page at a time, with the sums over all pages and a file of them (W4). */
export function RoundList({ address, now }: RoundListProps) {
  const { t } = useTranslation('bets');
  usePageTitle(t('title'));
  return (
    <section className={styles.record} aria-labelledby="bets-title">
      <h1 id="bets-title">{t('title')}</h1>
      <RangeChooser chosen={address.chosen} now={now} />
      {/* What is wrong with days of one's own stands beside them; there is nothing to ask for. */}
      {address.chosen.refusal === undefined && <Rounds address={address} />}
    </section>
  );
}

function Rounds({ address }: Pick<RoundListProps, 'address'>) {
  const { t } = useTranslation(['bets', 'records']);
  const { api } = useServices();
  const navigate = useNavigate();
  const [parameters, setParameters] = useSearchParams();
  const asked = askedBy(address);
  const rounds = useQuery(roundsQuery(api, asked, address.page));
  const collect = useRoundsFile(address);
  const { data } = rounds;
  const isNarrowed = countNarrowing(address) > 0;

  const searchWith = (changes: Readonly<Record<string, string>>) => ({
    search: withChanges(parameters, changes),
  });
  /** Whoever narrows a list down goes on in it: back leaves it. */
  const narrow = (changes: Readonly<Record<string, string>>) => {
    setParameters((current) => withChanges(current, changes), {
      replace: true,
    });
  };
  const pages = Math.max(1, data?.totalPages ?? 1);
  if (data && address.page > pages && !rounds.isPlaceholderData) {
    return <Navigate to={searchWith({ page: pages === 1 ? '' : String(pages) })} replace />;
  }
  return (
    <>
      <RoundFilters address={address} onChange={narrow} />
      {rounds.isError && !data ? (
        <ErrorState
          title={t('failedTitle')}
          text={t('shell:loadError.text')}
          action={<Button onClick={() => void rounds.refetch()}>{t('shell:retry')}</Button>}
        />
      ) : (
        <>
          <RoundTotals
            totals={data?.totals}
            currency={data?.currency}
            updating={rounds.isPlaceholderData}
          />
          <ExportButton
            key={parameters.toString()}
            isEmpty={!data || data.totals.rounds === 0}
            collect={collect}
          />
          {!data ? (
            <div className={styles.waiting} aria-busy>
              {places.map((place) => (
                <Skeleton key={place} height="3.5rem" />
              ))}
            </div>
          ) : data.rounds.length === 0 ? (
            <EmptyState
              icon={<ReceiptIcon />}
              title={t(isNarrowed ? 'nothingFitsTitle' : 'emptyTitle')}
              text={t(isNarrowed ? 'nothingFitsText' : 'emptyText')}
              action={
                <div className={styles.waysOn}>
                  {isNarrowed && (
                    <Link
                      replace
                      to={searchWith(Object.fromEntries(narrowing.map((each) => [each, ''])))}
                      className={buttonClass({ variant: 'primary' })}
                    >
                      {t('records:clearFilters')}
                    </Link>
                  )}
                  {address.chosen.quick !== '30' && (
                    <Link to={searchWith(ofQuickRange('30'))} className={buttonClass({})}>
                      {t('lastMonth')}
                    </Link>
                  )}
                  {!isNarrowed && (
                    <Link to="/" className={buttonClass({ variant: 'primary' })}>
                      {t('findGame')}
                    </Link>
                  )}
                </div>
              }
            />
          ) : (
            <>
              <RoundTable
                rounds={data.rounds}
                currency={data.currency}
                updating={rounds.isPlaceholderData}
              />
              <Pagination
                page={address.page}
                pages={data.totalPages}
                onPage={(page) =>
                  void navigate(searchWith({ page: page === 1 ? '' : String(page) }))
                }
                label={t('records:pages')}
                previousLabel={t('records:previousPage')}
                nextLabel={t('records:nextPage')}
                pageLabel={(number) => t('records:page', { number })}
              />
            </>
          )}
        </>
      )}
    </>
  );
}

const places = Array.from({ length: 6 }, (_, index) => index);
