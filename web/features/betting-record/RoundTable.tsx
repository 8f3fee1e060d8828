import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';
import type { Currency } from '#contract/entities/money.ts';
import type { Round } from '#contract/entities/round.ts';
import { formatMoney } from '#web/i18n/format.ts';
import { formatMoment } from '#web/i18n/format-moment.ts';
import { useLanguage } from '#web/i18n/use-language.ts';
import { withChanges } from '#web/shared/records/record-address.ts';
import styles from '#web/shared/records/record-page.module.css';
import { Money } from '#web/ui/content/Money.tsx';
import {
  asCell,
  asGroup,
  asHeading,
  asRow,
  asRowHeading,
  asTable,
} from '#web/ui/content/table-roles.ts';
import { RoundNet, RoundWin } from './Amounts.tsx';
import { ContinueLink } from './ContinueLink.tsx';
import { RoundStateBadge } from './RoundStateBadge.tsx';

interface RoundTableProps {
  readonly rounds: readonly Round[];
  readonly currency: Currency;
  /** The zone of its moments. */
  readonly zone: string;
  /** Another page is on its way: this one is shown, but pale. */
  readonly updating: boolean;
}

/**
 * The rounds of a page: a table, and where there is no room for its columns a card for each row.
 * It is a table for screen readers in both, which its roles say: browsers forget it where rows
 * are laid out as cards.
 */
export function RoundTable({ rounds, currency, zone, updating }: RoundTableProps) {
  const { t } = useTranslation('bets');
  const language = useLanguage();
  const [parameters] = useSearchParams();
  return (
    <div className={styles.fit}>
      <table
        {...asTable}
        className={styles.table}
        aria-label={t('roundsOfPage')}
        aria-busy={updating}
      >
        <thead {...asGroup}>
          <tr {...asRow}>
            <th {...asHeading}>{t('game')}</th>
            <th {...asHeading}>{t('began')}</th>
            <th {...asHeading}>{t('state')}</th>
            <th {...asHeading} className={styles.amount}>
              {t('stake')}
            </th>
            <th {...asHeading} className={styles.amount}>
              {t('win')}
            </th>
            <th {...asHeading} className={styles.amount}>
              {t('net')}
            </th>
          </tr>
        </thead>
        <tbody {...asGroup}>
          {rounds.map((round) => (
            <tr {...asRow} key={round.roundId} data-open={round.state === 'open'}>
              <th {...asRowHeading} className={styles.subject}>
                <Link to={{ search: withChanges(parameters, { round: round.roundId }) }}>
                  {round.game?.gameName ?? t('goneGame')}
                </Link>
                {round.game && <span className={styles.aside}>{round.game.vendor}</span>}
              </th>
              <td {...asCell} className={styles.moment}>
                <time dateTime={round.beganAt}>{formatMoment(round.beganAt, zone)}</time>
              </td>
              <td {...asCell} className={styles.state}>
                <RoundStateBadge state={round.state} />
                <ContinueLink round={round} />
              </td>
              <AmountCell label={t('stake')}>
                <Money text={formatMoney(round.stake, currency, language)} />
              </AmountCell>
              <AmountCell label={t('win')}>
                <RoundWin round={round} currency={currency} />
              </AmountCell>
              <AmountCell label={t('net')}>
                <RoundNet round={round} currency={currency} />
              </AmountCell>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface AmountCellProps {
  /** What the column says, for a card that has none. */
  readonly label: string;
  readonly children: ReactNode;
}

function AmountCell({ label, children }: AmountCellProps) {
  return (
    <td {...asCell} className={styles.amount}>
      {/* The heading of the column says it to a screen reader. */}
      <span aria-hidden className={styles.cellLabel}>
        {label}
      </span>
      {children}
    </td>
  );
}
