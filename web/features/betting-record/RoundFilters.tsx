import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { roundStates } from '#contract/entities/round-lists.ts';
import { vendorLanesQuery } from '#web/api/first-games-queries.ts';
import { lobbyCategories } from '#web/shared/games/categories.ts';
import { Narrowing } from '#web/shared/page/Narrowing.tsx';
import { TypedSearch } from '#web/shared/page/TypedSearch.tsx';
import styles from '#web/shared/records/record-page.module.css';
import { useServices } from '#web/shared/services/services-context.ts';
import { Field } from '#web/ui/fields/Field.tsx';
import { Select } from '#web/ui/fields/Select.tsx';
import {
  countNarrowing,
  type Narrowing as NarrowingParameter,
  narrowing,
  type RoundsAddress,
} from './rounds-address.ts';

interface RoundFiltersProps {
  readonly address: RoundsAddress;
  /** What was chosen; empty for 'any'. */
  readonly onChange: (changes: Readonly<Record<string, string>>) => void;
}

/** What the record is narrowed down by: the game's name, its category, its vendor, the state. */
export function RoundFilters({ address, onChange }: RoundFiltersProps) {
  const { t } = useTranslation(['bets', 'records']);
  const { data } = useQuery(vendorLanesQuery(useServices().api));
  const vendors = new Map(
    data?.lanes
      .filter(({ gameClassify }) => (address.category ?? gameClassify) === gameClassify)
      .flatMap(({ cards }) => cards.map(({ vassalage, name }) => [vassalage, name] as const)),
  );
  // A vendor of the address stays to be seen, also while their names are on the way.
  if (address.vendor !== undefined && !vendors.has(address.vendor)) {
    vendors.set(address.vendor, address.vendor);
  }
  const choose =
    (parameter: NarrowingParameter) =>
    ({ target }: { target: { value: string } }) =>
      onChange({ [parameter]: target.value });
  const count = countNarrowing({ ...address, game: '' });
  return (
    <div className={styles.filters}>
      <TypedSearch
        label={t('searchGame')}
        clearLabel={t('clearSearch')}
        className={styles.search}
        value={address.game}
        onSearched={(game) => onChange({ game })}
      />
      <Narrowing
        count={count}
        onClear={() => onChange(Object.fromEntries(narrowing.map((each) => [each, ''])))}
        words={{
          title: t('records:filters'),
          open: count === 0 ? t('records:filters') : t('records:filtersOn', { count }),
          show: t('records:showFiltered'),
          clear: t('records:clearFilters'),
        }}
      >
        <Field label={t('category')}>
          <Select
            value={address.category ?? ''}
            // A vendor of another category would leave nothing.
            onChange={({ target }) => onChange({ category: target.value, vendor: '' })}
          >
            <option value="">{t('anyCategory')}</option>
            {lobbyCategories.map(({ category }) => (
              <option key={category} value={category}>
                {t(`shell:category.${category}`)}
              </option>
            ))}
          </Select>
        </Field>
        <Field label={t('vendor')}>
          <Select value={address.vendor ?? ''} onChange={choose('vendor')}>
            <option value="">{t('anyVendor')}</option>
            {[...vendors]
              .toSorted(([, a], [, b]) => a.localeCompare(b))
              .map(([code, name]) => (
                <option key={code} value={code}>
                  {name}
                </option>
              ))}
          </Select>
        </Field>
        <Field label={t('state')}>
          <Select value={address.state ?? ''} onChange={choose('state')}>
            <option value="">{t('anyState')}</option>
            {roundStates.map((state) => (
              <option key={state} value={state}>
                {t(`states.${state}`)}
              </option>
            ))}
          </Select>
        </Field>
      </Narrowing>
    </div>
  );
}
