import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';
import type { LotteryBet } from '#contract/entities/lottery.ts';
import { queries, readsOf } from '#web/api/queries.ts';
import { formatMoney } from '#web/i18n/format.ts';
import { useLanguage } from '#web/i18n/use-language.ts';
import { AskToSignIn } from '#web/shared/lists/AskToSignIn.tsx';
import { ListPage } from '#web/shared/lists/ListPage.tsx';
import { ReadFailed } from '#web/shared/lists/ReadFailed.tsx';
import { places, WaitingSkeletons } from '#web/shared/lists/WaitingSkeletons.tsx';
import { useServerMoments } from '#web/shared/services/use-server-moments.ts';
import { useSession } from '#web/shared/session/use-session.ts';
import { Moment } from '#web/shared/times/Moment.tsx';
import { buttonClass } from '#web/ui/buttons/button-class.ts';
import { classNames } from '#web/ui/class-names.ts';
import { Badge, type Tone } from '#web/ui/content/Badge.tsx';
import { Money } from '#web/ui/content/Money.tsx';
import { LotteryIcon } from '#web/ui/icons/LotteryIcon.tsx';
import { EmptyState } from '#web/ui/messages/EmptyState.tsx';
import { withParameters } from '../lottery-address.ts';
import { DrawnNumbers } from '../numbers/DrawnNumbers.tsx';
import { hitsOf } from '../numbers/hits.ts';
import styles from './Bets.module.css';
import { oddsText } from './odds-text.ts';

interface LotteryBetsProps {
  readonly gameCode: string;
  readonly pageNo: number;
}

const toneOf = {
  open: 'info',
  won: 'positive',
  lost: 'neutral',
  cancelled: 'warning',
} as const satisfies Record<LotteryBet['state'], Tone>;

/** The person's bets in one lottery, by draw, with the results (L7). */
export function LotteryBets({ gameCode, pageNo }: LotteryBetsProps) {
  const { t } = useTranslation('lottery');
  const { isSignedIn, isRestoring } = useSession();
  const [parameters] = useSearchParams();
  const bets = useQuery({
    ...queries.lottery.bets({ query: { gameCode, pageNo } }),
    enabled: isSignedIn,
    placeholderData: (before) => before,
  });
  const open = bets.data?.content.filter(({ state }) => state === 'open') ?? [];
  useServerMoments(
    open.map(({ resultsAt }) => resultsAt),
    readsOf('lottery', 'bets'),
  );

  return (
    <ListPage
      read={bets}
      page={pageNo}
      toPage={(page) => ({
        search: withParameters(parameters, { pageNo: page === 1 ? '' : String(page) }),
      })}
      replaces
      words={{
        label: t('pages'),
        previousLabel: t('previousPage'),
        nextLabel: t('nextPage'),
        pageLabel: (page) => t('pageNumber', { page }),
      }}
      signIn={
        // Until the session is known, nobody is asked to sign in.
        !isSignedIn &&
        !isRestoring && (
          <AskToSignIn
            icon={<LotteryIcon />}
            title={t('signInForBets')}
            text={t('noBetsText')}
            signIn={t('signIn')}
          />
        )
      }
      waiting={
        <WaitingSkeletons
          className={classNames('stack gap-5', styles.bets)}
          heights={places(3, '9rem')}
        />
      }
      renderFailed={(retry) => (
        <ReadFailed title={t('betsFailedTitle')} isPrimary onRetry={retry} />
      )}
      isEmpty={({ content }) => content.length === 0}
      empty={
        <EmptyState
          icon={<LotteryIcon />}
          title={t('noBetsTitle')}
          text={t('noBetsText')}
          action={
            <Link
              replace
              to={{ search: withParameters(parameters, { show: 'betting', pageNo: '' }) }}
              className={buttonClass({ variant: 'primary' })}
            >
              {t('view.betting')}
            </Link>
          }
        />
      }
    >
      {({ content }, isUpdating) => (
        <div className={classNames('stack gap-5', styles.bets)} aria-busy={isUpdating}>
          {[...Map.groupBy(content, ({ drawNo }) => drawNo)].map(([drawNo, drawBets]) => (
            <BetsOnDraw key={drawNo} drawNo={drawNo} bets={drawBets} />
          ))}
        </div>
      )}
    </ListPage>
  );
}

function BetsOnDraw({
  drawNo,
  bets,
}: {
  readonly drawNo: string;
  readonly bets: readonly LotteryBet[];
}) {
  const { t } = useTranslation('lottery');
  const [first] = bets;
  if (!first) return null;
  return (
    <section className={styles.onDraw} aria-label={t('drawNo', { drawNo })}>
      <h2>
        {t('drawNo', { drawNo })} <Moment at={first.resultsAt} zoned />
      </h2>
      <ul role="list">
        {bets.map((bet) => (
          <li key={bet.betId} className={styles.bet}>
            <Bet bet={bet} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Bet({ bet }: { readonly bet: LotteryBet }) {
  const { t } = useTranslation('lottery');
  const language = useLanguage();
  const { playType, numbers, odds, stake, win, state, draw, form } = bet;
  const isOption = playType === 'size' || playType === 'parity';
  const chosen = isOption ? t(`option.${numbers[0]}`) : numbers.join(' · ');
  return (
    <>
      <div className={styles.chosen}>
        <span>{t(`play.${playType}`)}</span>
        <b>{chosen}</b>
        <Badge tone={toneOf[state]}>{t(`state.${state}`)}</Badge>
      </div>
      <dl className={styles.money}>
        <div>
          <dt>{t('stake')}</dt>
          <dd>
            <Money text={formatMoney(stake.amount, stake.currency, language)} />
          </dd>
        </div>
        <div>
          <dt>{t('odds')}</dt>
          <dd>{oddsText(odds, language)}</dd>
        </div>
        {state !== 'open' && (
          <div>
            <dt>{t(state === 'cancelled' ? 'returned' : 'won')}</dt>
            <dd>
              <Money
                text={formatMoney(win.amount, win.currency, language)}
                tone={state === 'won' ? 'positive' : undefined}
              />
            </dd>
          </div>
        )}
      </dl>
      {draw ? (
        <DrawnNumbers form={form} draw={draw} size="s" isHit={hitsOf(bet)} />
      ) : (
        <p className="hint">{t('notDrawnYet')}</p>
      )}
    </>
  );
}
