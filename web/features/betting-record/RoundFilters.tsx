import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { queries } from '#web/api/queries.ts';
import { lobbyCategories } from '#web/shared/games/categories.ts';
import { TypedSearch } from '#web/shared/page/TypedSearch.tsx';
import { FilterField, RecordFilters } from '#web/shared/records/RecordFilters.tsx';
import styles from '#web/shared/records/record-page.module.css';
import { useRecordSearch } from '#web/shared/records/use-record-search.ts';
import { countFilters, filters, type RoundsAddress, standings } from './rounds-address.ts';

/** The filters of the record: game name, category, vendor, state. */
export function RoundFilters({ address }: { readonly address: RoundsAddress }) {
  const { t } = useTranslation('bets');
  const { narrow } = useRecordSearch();
  const { data } = useQuery(queries.games.vendors({ query: {} }));
  const vendors = new Map(
    data?.lanes
      .filter(({ gameClassify }) => (address.category ?? gameClassify) === gameClassify)
      .flatMap(({ cards }) => cards.map(({ vassalage, name }) => [vassalage, name] as const)),
  );
  // The address's vendor stays visible, also while vendor names load.
  if (address.vendor !== undefined && !vendors.has(address.vendor)) {
    vendors.set(address.vendor, address.vendor);
  }
  return (
    <RecordFilters
      filters={filters}
      count={countFilters({ ...address, game: '' })}
      search={
        <TypedSearch
          label={t('searchGame')}
          clearLabel={t('clearSearch')}
          className={styles.search}
          value={address.game}
          onSearched={(game) => narrow({ game })}
        />
      }
    >
      <FilterField
        label={t('category')}
        filter="category"
        chosen={address.category}
        any={t('anyCategory')}
        options={lobbyCategories.map(({ category }) => [category, t(`shell:category.${category}`)])}
        // A vendor of another category would match nothing.
        changes={{ vendor: '' }}
      />
      <FilterField
        label={t('vendor')}
        filter="vendor"
        chosen={address.vendor}
        any={t('anyVendor')}
        options={[...vendors].toSorted(([, a], [, b]) => a.localeCompare(b))}
      />
      <FilterField
        label={t('state')}
        filter="state"
        chosen={address.state}
        any={t('anyState')}
        options={standings.map((state) => [state, t(`states.${state}`)])}
      />
    </RecordFilters>
  );
}
