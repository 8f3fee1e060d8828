import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Narrowing } from '#web/shared/page/Narrowing.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { Field } from '#web/ui/fields/Field.tsx';
import { Select } from '#web/ui/fields/Select.tsx';
import styles from './record-page.module.css';
import { type Changes, useRecordSearch, without } from './use-record-search.ts';

interface RecordFiltersProps {
  /** The parameters that are chosen here. */
  readonly filters: readonly string[];
  /** How many of them are on. */
  readonly count: number;
  /** The typed filter; it comes before the others. */
  readonly search?: ReactNode;
  /** The fields to choose by. */
  readonly children: ReactNode;
}

/** What a record is narrowed down by; it lives in the address. */
export function RecordFilters({ filters, count, search, children }: RecordFiltersProps) {
  const { t } = useTranslation('records');
  const { narrow } = useRecordSearch();
  return (
    <div className={classNames('cluster gap-3', styles.filters)}>
      {search}
      <Narrowing
        count={count}
        onClear={() => narrow(without(filters))}
        words={{
          title: t('filters'),
          open: count === 0 ? t('filters') : t('filtersOn', { count }),
          show: t('showFiltered'),
          clear: t('clearFilters'),
        }}
      >
        {children}
      </Narrowing>
    </div>
  );
}

interface FilterFieldProps {
  readonly label: string;
  /** The parameter of the address. */
  readonly filter: string;
  readonly chosen: string | undefined;
  /** How it is called that nothing is left out. */
  readonly any: string;
  /** What can be chosen, with its name. */
  readonly options: Iterable<readonly [value: string, name: string]>;
  /** What else changes with it. */
  readonly changes?: Changes;
}

/** One field to narrow a record down by. */
export function FilterField({ label, filter, chosen, any, options, changes }: FilterFieldProps) {
  const { narrow } = useRecordSearch();
  return (
    <Field label={label}>
      <Select
        value={chosen ?? ''}
        onChange={({ target }) => narrow({ [filter]: target.value, ...changes })}
      >
        <option value="">{any}</option>
        {[...options].map(([value, name]) => (
          <option key={value} value={value}>
            {name}
          </option>
        ))}
      </Select>
    </Field>
  );
}
