import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';
import type { Currency } from '#contract/entities/money.ts';
import type { Round } from '#contract/entities/round.ts';
import { formatMoney } from '#web/i18n/format.ts';
import { useLanguage } from '#web/i18n/use-language.ts';
import { changedSearch } from '#web/platform/address/changed-search.ts';
import { type Column, RecordRows } from '#web/shared/records/RecordRows.tsx';
import styles from '#web/shared/records/record-rows.module.css';
import { Moment } from '#web/shared/times/Moment.tsx';
import { Money } from '#web/ui/content/Money.tsx';
import { RoundNet, RoundWin } from './Amounts.tsx';
import { ContinueLink } from './ContinueLink.tsx';
import { RoundStateBadge } from './RoundStateBadge.tsx';

interface RoundTableProps {
  readonly rounds: readonly Round[];
  readonly currency: Currency;
  /** Another page is loading: the old one stays, faded. */
  readonly updating: boolean;
}

/** The rounds of a page; each leads to its details, and an open one to its game. */
export function RoundTable({ rounds, currency, updating }: RoundTableProps) {
  const { t } = useTranslation('bets');
  const language = useLanguage();
  const [parameters] = useSearchParams();
  const columns: readonly Column<Round>[] = [
    {
      kind: 'subject',
      heading: t('game'),
      render: ({ roundId, game }) => (
        <>
          <Link to={{ search: changedSearch(parameters, { round: roundId }) }}>
            {game?.gameName ?? t('goneGame')}
          </Link>{' '}
          {game && <span className={styles.aside}>{game.vendor}</span>}
        </>
      ),
    },
    {
      kind: 'moment',
      heading: t('began'),
      render: ({ startedAt }) => <Moment at={startedAt} underDay />,
    },
    {
      kind: 'state',
      heading: t('state'),
      render: (round) => (
        <>
          <RoundStateBadge round={round} />
          <ContinueLink round={round} />
        </>
      ),
    },
    {
      kind: 'figure',
      heading: t('stake'),
      render: ({ stake }) => <Money text={formatMoney(stake, currency, language)} />,
    },
    {
      kind: 'figure',
      heading: t('win'),
      render: (round) => <RoundWin round={round} currency={currency} />,
    },
    {
      kind: 'amount',
      heading: t('net'),
      render: (round) => <RoundNet round={round} currency={currency} />,
    },
  ];
  return (
    <RecordRows
      label={t('roundsOfPage')}
      rows={rounds}
      keyOf={({ roundId }) => roundId}
      columns={columns}
      momentOf={({ startedAt }) => startedAt}
      updating={updating}
    />
  );
}
