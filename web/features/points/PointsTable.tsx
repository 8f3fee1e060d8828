import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Currency } from '#contract/entities/money.ts';
import type { PointsLine } from '#contract/entities/points.ts';
import { formatMoney } from '#web/i18n/format.ts';
import { formatMoment } from '#web/i18n/format-moment.ts';
import { useLanguage } from '#web/i18n/use-language.ts';
import { promotionPath } from '#web/shared/promotions/promotion-path.ts';
import record from '#web/shared/records/record-page.module.css';
import { Money } from '#web/ui/content/Money.tsx';
import {
  asCell,
  asGroup,
  asHeading,
  asRow,
  asRowHeading,
  asTable,
} from '#web/ui/content/table-roles.ts';
import { formatPoints } from './format-points.ts';

interface PointsTableProps {
  readonly lines: readonly PointsLine[];
  /** Of the stakes that earned them. */
  readonly currency: Currency;
  /** The zone of its moments. */
  readonly zone: string;
  /** Another page is on its way: this one is shown, but pale. */
  readonly updating: boolean;
}

/** The lines of a page: a table, and where there is no room for its columns a card for each row. */
export function PointsTable({ lines, currency, zone, updating }: PointsTableProps) {
  const { t } = useTranslation('points');
  const language = useLanguage();
  return (
    <div className={record.fit}>
      <table
        {...asTable}
        className={record.table}
        aria-label={t('view.lines')}
        aria-busy={updating}
      >
        <thead {...asGroup}>
          <tr {...asRow}>
            <th {...asHeading}>{t('kind')}</th>
            <th {...asHeading}>{t('at')}</th>
            <th {...asHeading} className={record.amount}>
              {t('change')}
            </th>
            <th {...asHeading} className={record.amount}>
              {t('after')}
            </th>
          </tr>
        </thead>
        <tbody {...asGroup}>
          {lines.map((line) => (
            <tr {...asRow} key={line.transactionId}>
              <th {...asRowHeading} className={record.subject}>
                <For {...line} />
                <span className={record.aside}>
                  {line.bet
                    ? t('stake', { amount: formatMoney(line.bet.stake, currency, language) })
                    : t(`kinds.${line.kind}`)}
                </span>
              </th>
              <td {...asCell} className={record.moment}>
                <time dateTime={line.at}>{formatMoment(line.at, zone)}</time>
              </td>
              <Cell label={t('change')}>
                {line.amount > 0 ? (
                  <Money text={`+${formatPoints(line.amount, language)}`} tone="positive" />
                ) : (
                  <Money text={formatPoints(line.amount, language)} />
                )}
              </Cell>
              <Cell label={t('after')}>
                <Money text={formatPoints(line.balanceAfter, language)} />
              </Cell>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** What the points came from, and the way to it. */
function For({ bet, mission }: PointsLine) {
  const { t } = useTranslation('points');
  if (bet) {
    const search = new URLSearchParams({ round: bet.roundId });
    return (
      <Link to={`/member/personalHistoryCopy?${search}`}>{bet.gameName ?? t('unknownGame')}</Link>
    );
  }
  if (mission) return <Link to={promotionPath(mission.promotionId)}>{mission.title}</Link>;
  return t('fromHouse');
}

interface CellProps {
  /** What the column says, for a card that has none. */
  readonly label: string;
  readonly children: React.ReactNode;
}

function Cell({ label, children }: CellProps) {
  return (
    <td {...asCell} className={record.amount}>
      {/* The heading of the column says it to a screen reader. */}
      <span aria-hidden className={record.cellLabel}>
        {label}
      </span>
      {children}
    </td>
  );
}
