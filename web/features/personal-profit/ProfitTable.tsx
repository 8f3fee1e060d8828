import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { languages } from '#contract/entities/language.ts';
import type { Currency } from '#contract/entities/money.ts';
import type { ProfitDay } from '#contract/entities/profit.ts';
import { formatMoney } from '#web/i18n/format.ts';
import { useLanguage } from '#web/i18n/use-language.ts';
import { NetAmount } from '#web/shared/records/NetAmount.tsx';
import { type Column, RecordRows } from '#web/shared/records/RecordRows.tsx';
import styles from '#web/shared/records/record-rows.module.css';
import { useTimes } from '#web/shared/times/use-times.ts';
import { Money } from '#web/ui/content/Money.tsx';

interface ProfitTableProps {
  readonly days: readonly ProfitDay[];
  readonly currency: Currency;
  /** Other days are loading: the old one stays, faded. */
  readonly updating: boolean;
}

/** Days with their sums; each leads to its rounds. */
export function ProfitTable({ days, currency, updating }: ProfitTableProps) {
  const { t } = useTranslation(['profit', 'bets']);
  const language = useLanguage();
  const columns: readonly Column<ProfitDay>[] = [
    {
      kind: 'subject',
      heading: t('day'),
      render: (day) => <Subject day={day} currency={currency} />,
    },
    {
      kind: 'figure',
      heading: t('bets:stake'),
      render: ({ stake }) => <Money text={formatMoney(stake, currency, language)} />,
    },
    {
      kind: 'figure',
      heading: t('bets:win'),
      render: ({ win }) => <Money text={formatMoney(win, currency, language)} />,
    },
    {
      kind: 'amount',
      heading: t('bets:net'),
      render: ({ net }) => <NetAmount net={net} currency={currency} />,
    },
  ];
  return (
    <RecordRows
      label={t('days')}
      rows={days}
      keyOf={({ day }) => day}
      columns={columns}
      updating={updating}
    />
  );
}

function Subject({ day, currency }: { readonly day: ProfitDay; readonly currency: Currency }) {
  const { t } = useTranslation('profit');
  const language = useLanguage();
  const { tag } = languages[language];
  const name = useTimes().day(day.day);
  const bonus =
    day.bonus > 0 && t('bonusOfDay', { amount: formatMoney(day.bonus, currency, language) });
  return (
    <>
      {day.rounds > 0 ? (
        <Link to={`/member/personalHistoryCopy?from=${day.day}&to=${day.day}`}>{name}</Link>
      ) : (
        name
      )}{' '}
      <span className={styles.aside}>
        {t('rounds', { count: day.rounds, number: day.rounds.toLocaleString(tag) })}
        {bonus && ` · ${bonus}`}
      </span>
    </>
  );
}
