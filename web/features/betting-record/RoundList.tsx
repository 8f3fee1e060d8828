import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';
import { roundsQuery } from '#web/api/record-queries.ts';
import { ListPage } from '#web/shared/lists/ListPage.tsx';
import { ReadFailed } from '#web/shared/lists/ReadFailed.tsx';
import { places, WaitingPlaces } from '#web/shared/lists/WaitingPlaces.tsx';
import { usePageTitle } from '#web/shared/page/use-page-title.ts';
import { ExportButton } from '#web/shared/records/ExportButton.tsx';
import { RangeChooser } from '#web/shared/records/RangeChooser.tsx';
import { ofQuickRange, withChanges } from '#web/shared/records/record-address.ts';
import styles from '#web/shared/records/record-page.module.css';
import { useServices } from '#web/shared/services/services-context.ts';
import { buttonClass } from '#web/ui/buttons/button-class.ts';
import { ReceiptIcon } from '#web/ui/icons/ReceiptIcon.tsx';
import { EmptyState } from '#web/ui/messages/EmptyState.tsx';
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
  const [parameters, setParameters] = useSearchParams();
  const asked = askedBy(address);
  const rounds = useQuery(roundsQuery(api, asked, address.page));
  const collect = useRoundsFile(address);
  const { data } = rounds;
  const isNarrowed = countNarrowing(address) > 0;

  const searchWith = (changes: Readonly<Record<string, string>>) => ({
    search: withChanges(parameters, changes),
  });
  /** Narrowing a list down adds no entry to the history: back leaves the list. */
  const narrow = (changes: Readonly<Record<string, string>>) => {
    setParameters((current) => withChanges(current, changes), {
      replace: true,
    });
  };
  return (
    <>
      <RoundFilters address={address} onChange={narrow} />
      {(data || !rounds.isError) && (
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
        </>
      )}
      <ListPage
        read={rounds}
        page={address.page}
        toPage={(page) => searchWith({ page: page === 1 ? '' : String(page) })}
        words={{
          label: t('records:pages'),
          previousLabel: t('records:previousPage'),
          nextLabel: t('records:nextPage'),
          pageLabel: (number) => t('records:page', { number }),
        }}
        waiting={<WaitingPlaces className={styles.waiting} heights={places(6, '3.5rem')} />}
        renderFailed={(retry) => <ReadFailed title={t('failedTitle')} onRetry={retry} />}
        isEmpty={(list) => list.rounds.length === 0}
        empty={
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
        }
      >
        {(list, isUpdating) => (
          <RoundTable
            rounds={list.rounds}
            currency={list.currency}
            zone={address.chosen.zone}
            updating={isUpdating}
          />
        )}
      </ListPage>
    </>
  );
}
