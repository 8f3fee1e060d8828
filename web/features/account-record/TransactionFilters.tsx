import { useTranslation } from 'react-i18next';
import { transactionKinds, transactionStates } from '#contract/entities/transaction-types.ts';
import { Narrowing } from '#web/shared/page/Narrowing.tsx';
import styles from '#web/shared/records/record-page.module.css';
import { Field } from '#web/ui/fields/Field.tsx';
import { Select } from '#web/ui/fields/Select.tsx';
import {
  countNarrowing,
  type Narrowing as NarrowingParameter,
  narrowing,
  type TransactionsAddress,
} from './transactions-address.ts';

interface TransactionFiltersProps {
  readonly address: TransactionsAddress;
  /** What was chosen; empty for 'any'. */
  readonly onChange: (changes: Readonly<Record<string, string>>) => void;
}

/** What the record is narrowed down by: the kind of a line, and where it stands. */
export function TransactionFilters({ address, onChange }: TransactionFiltersProps) {
  const { t } = useTranslation(['transactions', 'records']);
  const choose =
    (parameter: NarrowingParameter) =>
    ({ target }: { target: { value: string } }) =>
      onChange({ [parameter]: target.value });
  const count = countNarrowing(address);
  return (
    <div className={styles.filters}>
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
        <Field label={t('kind')}>
          <Select value={address.kind ?? ''} onChange={choose('kind')}>
            <option value="">{t('anyKind')}</option>
            {transactionKinds.map((kind) => (
              <option key={kind} value={kind}>
                {t(`kinds.${kind}`)}
              </option>
            ))}
          </Select>
        </Field>
        <Field label={t('state')}>
          <Select value={address.state ?? ''} onChange={choose('state')}>
            <option value="">{t('anyState')}</option>
            {transactionStates.map((state) => (
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
