import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';
import type { RoundInFull } from '#contract/entities/round.ts';
import { refusalOf } from '#web/api/queries.ts';
import { roundQuery } from '#web/api/record-queries.ts';
import { formatMoney } from '#web/i18n/format.ts';
import { formatMoment } from '#web/i18n/format-moment.ts';
import { useLanguage } from '#web/i18n/use-language.ts';
import { ServiceLink } from '#web/shared/account/ServiceLink.tsx';
import { Loaded } from '#web/shared/lists/Loaded.tsx';
import { ReadFailed } from '#web/shared/lists/ReadFailed.tsx';
import { usePageTitle } from '#web/shared/page/use-page-title.ts';
import { NetAmount } from '#web/shared/records/NetAmount.tsx';
import { withChanges } from '#web/shared/records/record-address.ts';
import styles from '#web/shared/records/record-page.module.css';
import { useServices } from '#web/shared/services/services-context.ts';
import { buttonClass } from '#web/ui/buttons/button-class.ts';
import { CopyValue } from '#web/ui/content/CopyValue.tsx';
import { Money } from '#web/ui/content/Money.tsx';
import { ChevronStartIcon } from '#web/ui/icons/ChevronStartIcon.tsx';
import { ReceiptIcon } from '#web/ui/icons/ReceiptIcon.tsx';
import { EmptyState } from '#web/ui/messages/EmptyState.tsx';
import { Skeleton } from '#web/ui/waiting/Skeleton.tsx';
import { RoundNet, RoundWin } from './Amounts.tsx';
import { ContinueLink } from './ContinueLink.tsx';
import { RoundStateBadge } from './RoundStateBadge.tsx';

interface RoundDetailProps {
  readonly roundId: string;
  /** The site's time zone. */
  readonly zone: string;
}

/** One round in full: what it did to the wallet, and its number for the service (W4, L6). */
export function RoundDetail({ roundId, zone }: RoundDetailProps) {
  const { t } = useTranslation('bets');
  const { api } = useServices();
  const [parameters] = useSearchParams();
  const round = useQuery(roundQuery(api, roundId));
  const { data } = round;
  const name = data && (data.round.game?.gameName ?? t('goneGame'));
  usePageTitle(name ?? t('round'));
  const isGone = refusalOf(round.error)?.code === 'not_found';
  return (
    <article className={styles.record}>
      <div>
        <Link
          to={{ search: withChanges(parameters, { round: '' }) }}
          className={buttonClass({ size: 's' })}
        >
          <ChevronStartIcon size={20} /> {t('back')}
        </Link>
      </div>
      <Loaded
        read={round}
        waiting={
          <div className={styles.waiting} aria-busy>
            <Skeleton shape="text" width="60%" />
            <Skeleton height="10rem" />
          </div>
        }
        renderFailed={(retry) =>
          isGone ? (
            <EmptyState level={1} icon={<ReceiptIcon />} title={t('gone')} text={t('goneText')} />
          ) : (
            <ReadFailed level={1} title={t('oneFailedTitle')} onRetry={retry} />
          )
        }
      >
        {(shown) => (
          <>
            <header className={styles.detailHead}>
              <h1>{name}</h1>
              <RoundStateBadge state={shown.round.state} />
              <ContinueLink round={shown.round} />
            </header>
            <RoundFacts {...shown} zone={zone} />
            <CopyValue
              label={t('roundNumber')}
              value={shown.round.roundId}
              copyLabel={t('copyRoundNumber')}
              copyText={t('copy')}
              copiedText={t('copied')}
            />
            <RoundEntries {...shown} zone={zone} />
            <p className={styles.note}>
              {t('serviceHint')} <ServiceLink />
            </p>
          </>
        )}
      </Loaded>
    </article>
  );
}

/** What is known of a round; what is not known yet says when it will be. */
function RoundFacts({ round, currency, zone }: RoundInFull & { readonly zone: string }) {
  const { t } = useTranslation('bets');
  const language = useLanguage();
  const { game, beganAt, endedAt, settlesAt } = round;
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
        <time dateTime={beganAt}>{formatMoment(beganAt, zone)}</time>
      </dd>
      {endedAt !== null && (
        <>
          <dt>{t('ended')}</dt>
          <dd>
            <time dateTime={endedAt}>{formatMoment(endedAt, zone)}</time>
          </dd>
        </>
      )}
      {settlesAt !== null && (
        <>
          <dt>{t('settles')}</dt>
          <dd>
            <time dateTime={settlesAt}>{formatMoment(settlesAt, zone)}</time>
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

/** Every entry that the round made in the ledger, the oldest first. */
function RoundEntries({ entries, currency, zone }: RoundInFull & { readonly zone: string }) {
  const { t } = useTranslation('bets');
  const language = useLanguage();
  return (
    <section aria-labelledby="round-entries">
      <h2 id="round-entries" className={styles.subtitle}>
        {t('entries')}
      </h2>
      <ol className={styles.entries}>
        {entries.map(({ reference, kind, amount, balanceAfter, at }) => (
          <li key={reference}>
            <span className={styles.entryKind}>{t(`entryKinds.${kind}`)}</span>
            <NetAmount net={amount} currency={currency} />
            <span className={styles.entryText}>
              <time dateTime={at}>{formatMoment(at, zone)}</time>
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
