import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { RoundInFull } from '#contract/entities/round.ts';
import { queries } from '#web/api/queries.ts';
import { formatMoney } from '#web/i18n/format.ts';
import { useLanguage } from '#web/i18n/use-language.ts';
import { CopyValue } from '#web/shared/copying/CopyValue.tsx';
import { ServiceLink } from '#web/shared/customer-service/ServiceLink.tsx';
import { usePageTitle } from '#web/shared/page/use-page-title.ts';
import { NetAmount } from '#web/shared/records/NetAmount.tsx';
import { RecordDetail } from '#web/shared/records/RecordDetail.tsx';
import styles from '#web/shared/records/record-page.module.css';
import { Moment } from '#web/shared/times/Moment.tsx';
import { Money } from '#web/ui/content/Money.tsx';
import { RoundNet, RoundWin } from './Amounts.tsx';
import { ContinueLink } from './ContinueLink.tsx';
import { RoundPlayed } from './RoundPlayed.tsx';
import { RoundStateBadge } from './RoundStateBadge.tsx';

interface RoundDetailProps {
  readonly roundId: string;
}

/**
 * One round in full: what was played, its wallet entries, and its number for customer service (W4,
 * L6).
 */
export function RoundDetail({ roundId }: RoundDetailProps) {
  const { t } = useTranslation(['bets', 'records']);
  const round = useQuery(
    queries.records.round({ params: { roundId }, query: { language: useLanguage() } }),
  );
  const { data } = round;
  const name = data && (data.round.game?.gameName ?? t('goneGame'));
  usePageTitle(name ?? t('round'));
  return (
    <RecordDetail
      read={round}
      opener="round"
      words={{
        back: t('back'),
        failedTitle: t('oneFailedTitle'),
        gone: t('gone'),
        goneText: t('goneText'),
      }}
    >
      {(shown) => (
        <>
          <header className={styles.detailHead}>
            <h1>{name}</h1>
            <RoundStateBadge round={shown.round} />
            <ContinueLink round={shown.round} />
          </header>
          <RoundFacts {...shown} />
          {shown.play && <RoundPlayed play={shown.play} currency={shown.currency} />}
          <CopyValue
            label={t('roundNumber')}
            value={shown.round.roundId}
            copyLabel={t('copyRoundNumber')}
            copyText={t('records:copy')}
            copiedText={t('records:copied')}
          />
          <RoundEntries {...shown} />
          <p className="hint">
            {t('serviceHint')} <ServiceLink />
          </p>
        </>
      )}
    </RecordDetail>
  );
}

/** The known facts of a round; for unknown ones, when they will be known. */
function RoundFacts({ round, currency }: RoundInFull) {
  const { t } = useTranslation('bets');
  const language = useLanguage();
  const { game, startedAt, endedAt, settlesAt } = round;
  return (
    <dl className={styles.facts}>
      {game && (
        <>
          <dt>{t('vendor')}</dt>
          <dd>{game.vendor}</dd>
          <dt>{t('category')}</dt>
          <dd>{t(`shell:category.${game.gameCategory}`)}</dd>
        </>
      )}
      <dt>{t('began')}</dt>
      <dd>
        <Moment at={startedAt} zoned />
      </dd>
      {endedAt !== null && (
        <>
          <dt>{t('ended')}</dt>
          <dd>
            <Moment at={endedAt} zoned />
          </dd>
        </>
      )}
      {settlesAt !== null && (
        <>
          <dt>{t('settles')}</dt>
          <dd>
            <Moment at={settlesAt} zoned />
          </dd>
        </>
      )}
      <dt>{t('stake')}</dt>
      <dd>
        <Money text={formatMoney(round.stake, currency, language)} />
      </dd>
      <dt>{t('win')}</dt>
      <dd>
        <RoundWin round={round} currency={currency} />
      </dd>
      <dt>{t('net')}</dt>
      <dd>
        <RoundNet round={round} currency={currency} />
      </dd>
    </dl>
  );
}

/** The round's ledger entries, oldest first. */
function RoundEntries({ entries, currency }: RoundInFull) {
  const { t } = useTranslation('bets');
  const language = useLanguage();
  return (
    <section aria-labelledby="round-entries">
      <h2 id="round-entries" className={styles.subtitle}>
        {t('entries')}
      </h2>
      <ol role="list" className={styles.entries}>
        {entries.map(({ reference, kind, amount, balanceAfter, at }) => (
          <li key={reference}>
            <span className={styles.entryKind}>{t(`entryKinds.${kind}`)}</span>
            <NetAmount net={amount} currency={currency} />
            <span className={styles.entryText}>
              <Moment at={at} zoned />
              {' · '}
              {t('reference', { reference })}
            </span>
            <span className={styles.entryText}>
              {t('balanceAfter', { amount: formatMoney(balanceAfter, currency, language) })}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
