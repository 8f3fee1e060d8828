import { useTranslation } from 'react-i18next';
import type { BonusRound } from '#contract/entities/bonus.ts';
import type { Currency } from '#contract/entities/money.ts';
import { useMoney } from '#web/shared/money/use-money.ts';
import { type Column, RecordRows } from '#web/shared/records/RecordRows.tsx';
import styles from '#web/shared/records/record-rows.module.css';
import { Moment } from '#web/shared/times/Moment.tsx';
import { Money } from '#web/ui/content/Money.tsx';

interface BonusRoundsProps {
  readonly rounds: readonly BonusRound[];
  readonly currency: Currency;
  readonly updating: boolean;
}

/** The rounds that counted: stake, share, amount counted, and what was left. */
export function BonusRounds({ rounds, currency, updating }: BonusRoundsProps) {
  const { t } = useTranslation('bonuses');
  const money = useMoney(currency);
  const columns: readonly Column<BonusRound>[] = [
    {
      kind: 'subject',
      heading: t('column.game'),
      render: ({ game }) => (
        <>
          {game?.gameName ?? t('unknownGame')}{' '}
          {game && <span className={styles.aside}>{game.vendor}</span>}
        </>
      ),
    },
    { kind: 'moment', heading: t('column.at'), render: ({ at }) => <Moment at={at} underDay /> },
    {
      kind: 'figure',
      heading: t('column.stake'),
      render: ({ stake }) => <Money text={money(stake)} />,
    },
    { kind: 'figure', heading: t('column.percent'), render: ({ percent }) => `${percent}%` },
    {
      kind: 'amount',
      heading: t('column.counted'),
      render: ({ counted }) => <Money text={money(counted)} tone="positive" />,
    },
    {
      kind: 'figure',
      heading: t('column.left'),
      render: ({ left }) => <Money text={money(left)} />,
    },
  ];
  return (
    <RecordRows
      label={t('roundsTitle')}
      rows={rounds}
      keyOf={({ roundId }) => roundId}
      columns={columns}
      momentOf={({ at }) => at}
      updating={updating}
    />
  );
}
