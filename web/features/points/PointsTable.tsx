import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Currency } from '#contract/entities/money.ts';
import type { PointsLine } from '#contract/entities/points.ts';
import { formatMoney } from '#web/i18n/format.ts';
import { useLanguage } from '#web/i18n/use-language.ts';
import { promotionPath } from '#web/shared/promotions/promotion-path.ts';
import { type Column, RecordRows } from '#web/shared/records/RecordRows.tsx';
import record from '#web/shared/records/record-rows.module.css';
import { Moment } from '#web/shared/times/Moment.tsx';
import { Money } from '#web/ui/content/Money.tsx';
import { formatPoints } from './format-points.ts';
import { pointsPath } from './points-address.ts';

interface PointsTableProps {
  readonly lines: readonly PointsLine[];
  /** Of the stakes that earned them. */
  readonly currency: Currency;
  /** Another page is loading: the old one stays, faded. */
  readonly updating: boolean;
}

/** The lines of a page; each links to the source of its points. */
export function PointsTable({ lines, currency, updating }: PointsTableProps) {
  const { t } = useTranslation('points');
  const language = useLanguage();
  const columns: readonly Column<PointsLine>[] = [
    {
      kind: 'subject',
      heading: t('kind'),
      render: (line) => (
        <>
          <For {...line} currency={currency} />{' '}
          <span className={record.aside}>
            {line.bet
              ? t('stake', { amount: formatMoney(line.bet.stake, currency, language) })
              : t(`kinds.${line.kind}`)}
          </span>
        </>
      ),
    },
    { kind: 'moment', heading: t('at'), render: ({ at }) => <Moment at={at} underDay /> },
    {
      kind: 'amount',
      heading: t('change'),
      render: ({ amount }) =>
        amount > 0 ? (
          <Money text={`+${formatPoints(amount, language)}`} tone="positive" />
        ) : (
          <Money text={formatPoints(amount, language)} />
        ),
    },
    {
      kind: 'figure',
      heading: t('after'),
      render: ({ balanceAfter }) => <Money text={formatPoints(balanceAfter, language)} />,
    },
  ];
  return (
    <RecordRows
      label={t('view.lines')}
      rows={lines}
      keyOf={({ transactionId }) => transactionId}
      columns={columns}
      momentOf={({ at }) => at}
      updating={updating}
    />
  );
}

/** The source of the points, and a link to it. */
function For({
  bet,
  mission,
  friend,
  reward,
  money,
  currency,
}: PointsLine & Pick<PointsTableProps, 'currency'>) {
  const { t } = useTranslation('points');
  const language = useLanguage();
  if (bet) {
    const search = new URLSearchParams({ round: bet.roundId });
    return (
      <Link to={`/member/personalHistoryCopy?${search}`}>{bet.gameName ?? t('unknownGame')}</Link>
    );
  }
  if (mission) return <Link to={promotionPath(mission.promotionId)}>{mission.title}</Link>;
  if (reward) return <Link to={pointsPath('redeemed')}>{reward.title}</Link>;
  if (money) {
    return (
      <Link to={`/member/transactionHistory?transaction=${money.transactionId}`}>
        {formatMoney(money.amount, currency, language)}
      </Link>
    );
  }
  if (friend) return <Link to="/member/referral">{t('fromFriend', { name: friend.name })}</Link>;
  return t('fromHouse');
}
