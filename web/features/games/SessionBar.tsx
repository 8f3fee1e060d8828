import { useQuery } from '@tanstack/react-query';
import { Suspense, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { queries } from '#web/api/queries.ts';
import { formatMoney } from '#web/i18n/format.ts';
import { formatNetMoney } from '#web/i18n/format-net-money.ts';
import { formatClock } from '#web/i18n/format-span.ts';
import { useLanguage } from '#web/i18n/use-language.ts';
import { useServices } from '#web/shared/services/services-context.ts';
import { useSession } from '#web/shared/session/use-session.ts';
import { useTimes } from '#web/shared/times/use-times.ts';
import { Money } from '#web/ui/content/Money.tsx';
import { LimitsLeft } from './LimitsLeft.tsx';
import styles from './SessionBar.module.css';
import { playedSecondsOf, resultOf, untilNextSecond } from './session-figures.ts';

/**
 * The session of play (W10): the server's clock, its duration, its result, and what the player's own
 * limits leave. It is not announced.
 * Play in another tab is read when somebody returns: polling would extend an unused session (A19).
 */
export function SessionBar() {
  const { t } = useTranslation(['game', 'account']);
  const language = useLanguage();
  const { isTrial } = useSession();
  const now = useServerTime();
  const played = useQuery(queries.games.playSession());
  const session = played.data;
  const result = session && resultOf(session);
  const times = useTimes();
  return (
    <dl className={styles.bar} aria-label={t('session.title')}>
      <div>
        <dt>{t('session.clock')}</dt>
        <dd>
          <time dateTime={new Date(now).toISOString()} title={times.zoneName}>
            {times.timeOfDay(now)}
          </time>
        </dd>
      </div>
      <div>
        <dt>{t('session.played')}</dt>
        <dd>{session ? formatClock(playedSecondsOf(session, now), language) : '–'}</dd>
      </div>
      {session && session.open.amount > 0 && (
        <div>
          <dt>{t('session.open')}</dt>
          <dd>{formatMoney(session.open.amount, session.open.currency, language)}</dd>
        </div>
      )}
      <div>
        <dt>{t('session.result')}</dt>
        <dd data-net={result?.net}>
          {session && result ? (
            <Money
              tone={result.tone}
              updating={played.isFetching}
              text={formatNetMoney(result.net, session.staked.currency, language)}
            />
          ) : (
            '–'
          )}
        </dd>
      </div>
      {session && (session.limits ?? []).length > 0 && (
        <Suspense fallback={null}>
          <LimitsLeft session={session} now={now} />
        </Suspense>
      )}
      {!isTrial && (
        <div className={styles.limits}>
          <dt className="visually-hidden">{t('account:seeLimits')}</dt>
          <dd>
            <Link to="/member/playLimits">{t('session.limits')}</Link>
          </dd>
        </div>
      )}
    </dl>
  );
}

/** The server's time, updated each second. */
function useServerTime(): number {
  const { clock } = useServices();
  const [now, setNow] = useState(() => clock.now());
  useEffect(() => {
    const timer = setTimeout(() => setNow(clock.now()), untilNextSecond(now));
    return () => clearTimeout(timer);
  }, [clock, now]);
  return now;
}
