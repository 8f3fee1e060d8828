import { useTranslation } from 'react-i18next';
import type { OwnYear } from '#contract/entities/own-year.ts';
import type { RoundTotals } from '#contract/entities/round.ts';
import { useMoney } from '#web/shared/money/use-money.ts';
import { NetAmount } from '#web/shared/records/NetAmount.tsx';
import { type Column, RecordRows } from '#web/shared/records/RecordRows.tsx';
import { Money } from '#web/ui/content/Money.tsx';
import styles from './personal-year.module.css';

interface PlayedGroupsProps {
  readonly year: OwnYear;
  readonly updating: boolean;
}

/** Rounds of one name with their sums. */
interface Played extends RoundTotals {
  /** Names may be the same: two vendors have a game of one name. */
  readonly key: string;
  readonly name: string;
}

/** What was played: by category, by vendor, and the games with the highest stakes. */
export function PlayedGroups({ year, updating }: PlayedGroupsProps) {
  const { t } = useTranslation('year');
  const past = t('pastGames');
  const categories = year.categories.map((group) => ({
    ...group,
    key: String(group.gameCategory),
    name: group.gameCategory === null ? past : t(`shell:category.${group.gameCategory}`),
  }));
  const vendors = year.vendors.map((group) => ({
    ...group,
    key: String(group.vassalage),
    name: group.vendor ?? past,
  }));
  const games = year.games.map((group) => ({
    ...group,
    key: String(group.game?.nodeId),
    name: group.game?.gameName ?? past,
  }));
  return (
    <>
      <Groups
        title={t('byCategory')}
        of={t('category')}
        rows={categories}
        year={year}
        updating={updating}
      />
      <Groups
        title={t('byVendor')}
        of={t('vendor')}
        rows={vendors}
        year={year}
        updating={updating}
      />
      <Groups title={t('byGame')} of={t('game')} rows={games} year={year} updating={updating} />
    </>
  );
}

interface GroupsProps extends PlayedGroupsProps {
  readonly title: string;
  /** What the rows are. */
  readonly of: string;
  readonly rows: readonly Played[];
}

/** A table whose rows have their share of the highest stake as a bar. */
function Groups({ title, of, rows, year: { currency }, updating }: GroupsProps) {
  const { t } = useTranslation('bets');
  const money = useMoney(currency);
  const highest = Math.max(1, ...rows.map(({ stake }) => stake));
  const columns: readonly Column<Played>[] = [
    {
      kind: 'subject',
      heading: of,
      render: ({ name, stake }) => (
        <>
          {name}
          <span
            aria-hidden
            className={styles.share}
            style={{ inlineSize: `${(100 * stake) / highest}%` }}
          />
        </>
      ),
    },
    { kind: 'figure', heading: t('stake'), render: ({ stake }) => <Money text={money(stake)} /> },
    { kind: 'figure', heading: t('win'), render: ({ win }) => <Money text={money(win)} /> },
    {
      kind: 'amount',
      heading: t('net'),
      render: ({ net }) => <NetAmount net={net} currency={currency} />,
    },
  ];
  return (
    <section>
      <h2 className={styles.title}>{title}</h2>
      <RecordRows
        label={title}
        rows={rows}
        keyOf={({ key }) => key}
        columns={columns}
        updating={updating}
      />
    </section>
  );
}
