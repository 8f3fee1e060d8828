import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { languages } from '#contract/entities/language.ts';
import { queries } from '#web/api/queries.ts';
import { formatMoney } from '#web/i18n/format.ts';
import { formatSpan } from '#web/i18n/format-span.ts';
import { useLanguage } from '#web/i18n/use-language.ts';
import { failureOf } from '#web/shared/failures/read-failure.ts';
import { Loaded } from '#web/shared/lists/Loaded.tsx';
import { ReadFailed } from '#web/shared/lists/ReadFailed.tsx';
import { places, WaitingSkeletons } from '#web/shared/lists/WaitingSkeletons.tsx';
import { usePageTitle } from '#web/shared/page/use-page-title.ts';
import { daysOf, momentsOf, type QuickRange } from '#web/shared/records/days.ts';
import { useServices } from '#web/shared/services/services-context.ts';
import { useSiteZone } from '#web/shared/times/use-site-zone.ts';
import { useTimes } from '#web/shared/times/use-times.ts';
import { Card } from '#web/ui/content/Card.tsx';
import { DaysChart } from '../figures/DaysChart.tsx';
import { FiguresTotals } from '../figures/FiguresTotals.tsx';
import { IncomeTotals } from '../income/IncomeTotals.tsx';
import { Funnel } from '../invitations/Funnel.tsx';
import styles from './overview.module.css';

/** An agent's first page: open questions, income, the team today and recently, new people (C1). */
export default function Overview() {
  const { t } = useTranslation(['overview', 'team', 'income', 'invitations', 'account', 'errors']);
  usePageTitle(t('shell:account.agentOverview'));
  const zone = useSiteZone();
  return (
    <section className="stack gap-4" aria-labelledby="overview-title">
      <h1 id="overview-title">{t('shell:account.agentOverview')}</h1>
      <div className={styles.pair}>
        <People />
        <Waiting />
      </div>
      <Income zone={zone} />
      <Play range="today" zone={zone} />
      <Newcomers />
      <Play range="7" zone={zone} />
    </section>
  );
}

interface PartProps {
  readonly title: string;
  /** Link to the full page. */
  readonly to: string;
  readonly more: string;
  readonly children: ReactNode;
}

function Part({ title, to, more, children }: PartProps) {
  return (
    <Card className="stack">
      <div className={styles.head}>
        <h2>{title}</h2>
        <Link to={to}>{more}</Link>
      </div>
      {children}
    </Card>
  );
}

/** Contracts that wait for an answer. */
function Waiting() {
  const { t } = useTranslation('overview');
  const { data } = useQuery(queries.agents.consolidatedContracts());
  const count = data?.awaitingAnswer.length;
  return (
    <Part title={t('contracts')} to="/agent/contracts" more={t('toContracts')}>
      {/* Its line is reserved from the start. */}
      <p className={styles.text}>
        {count === undefined ? '\u00a0' : count === 0 ? t('noneWaits') : t('waiting', { count })}
      </p>
    </Part>
  );
}

function People() {
  const { t } = useTranslation(['overview', 'team']);
  const { tag } = languages[useLanguage()];
  const level = useQuery(queries.team.level({ query: { pageNo: 1 } }));
  return (
    <Part title={t('team')} to="/agent/teamManagement" more={t('toTeam')}>
      <Loaded
        read={level}
        waiting={<WaitingSkeletons heights={places(1, '3.5rem')} />}
        renderFailed={(retry) => (
          <ReadFailed level={3} title={t('team:teamFailed')} onRetry={retry} />
        )}
      >
        {({ wholeTeam, total }) => (
          <p className={styles.text}>
            <strong className={styles.count}>{wholeTeam.toLocaleString(tag)}</strong>{' '}
            {t('inTeam', { count: wholeTeam, direct: total })}
          </p>
        )}
      </Loaded>
    </Part>
  );
}

/** Until the site's zone is known nothing is requested, so any zone will do. */
const UTC = 'UTC';

interface PlayProps {
  readonly range: Extract<QuickRange, 'today' | '7'>;
  /** The site's time zone; undefined until known. */
  readonly zone: string | undefined;
}

/** The team's recent bets; the figures pages have all of them. */
function Play({ range, zone }: PlayProps) {
  const { t } = useTranslation(['overview', 'team']);
  const { clock } = useServices();
  const { from, before } = momentsOf(daysOf(range, clock.now(), zone ?? UTC), zone ?? UTC);
  const query = {
    from: new Date(from).toISOString(),
    before: new Date(before).toISOString(),
    by: 'branch',
    under: undefined,
  } as const;
  const play = useQuery({
    ...queries.team.play({ query: { ...query, pageNo: 1 } }),
    enabled: zone !== undefined,
  });
  const { data, isPlaceholderData } = play;
  const failure = failureOf(play);
  return (
    <Part
      title={t(`range.${range}`)}
      to={`/agent/teamBetting?range=${range}`}
      more={t('toBetting')}
    >
      {failure ? (
        <ReadFailed level={3} title={t('team:figuresFailed')} {...failure} />
      ) : (
        <FiguresTotals
          label={t(`range.${range}`)}
          range={data}
          by="branch"
          updating={isPlaceholderData}
        />
      )}
      {range === '7' && data && data.totals.players > 0 && (
        <DaysChart
          days={data.days}
          by="branch"
          currency={data.currency}
          updating={isPlaceholderData}
        />
      )}
    </Part>
  );
}

/** Days of income in the sum. */
const INCOME_RANGE = '30' satisfies QuickRange;

/** The recent income, and the next payment. */
function Income({ zone }: Pick<PlayProps, 'zone'>) {
  const { t } = useTranslation(['overview', 'income']);
  const { clock } = useServices();
  const language = useLanguage();
  const times = useTimes();
  const { from, before } = momentsOf(daysOf(INCOME_RANGE, clock.now(), zone ?? UTC), zone ?? UTC);
  const query = { from: new Date(from).toISOString(), before: new Date(before).toISOString() };
  const income = useQuery({
    ...queries.income.summary({ query: query }),
    enabled: zone !== undefined,
  });
  const { data, isPlaceholderData } = income;
  const failure = failureOf(income);
  return (
    <Part
      title={t('income', { days: formatSpan(Number(INCOME_RANGE), 'day', language) })}
      to={`/agent/myIncome?range=${INCOME_RANGE}`}
      more={t('toIncome')}
    >
      {failure ? (
        <ReadFailed level={3} title={t('income:linesFailed')} {...failure} />
      ) : (
        <>
          <IncomeTotals
            totals={data?.totals}
            currency={data?.currency}
            updating={isPlaceholderData}
          />
          {/* Its line is reserved from the start. */}
          <p className={styles.text}>
            {data?.nextPayment
              ? t('nextPayment', {
                  amount: formatMoney(data.nextPayment.amount, data.currency, language),
                  day: times.zonedMoment(data.nextPayment.at),
                })
              : ((data && t('noPayment')) ?? '\u00a0')}
          </p>
        </>
      )}
    </Part>
  );
}

/** All links together, from visits to active people. */
function Newcomers() {
  const { t } = useTranslation(['overview', 'invitations']);
  const links = useQuery(queries.invitations.list());
  return (
    <Part title={t('links')} to="/agent/account" more={t('toLinks')}>
      <Loaded
        read={links}
        waiting={<WaitingSkeletons heights={places(1, '7.375rem')} />}
        renderFailed={(retry) => (
          <ReadFailed level={3} title={t('invitations:failed')} onRetry={retry} />
        )}
      >
        {({ invitations }) => (
          <Funnel
            invitation={{
              visits: invitations.reduce((sum, { visits }) => sum + visits, 0),
              registered: invitations.reduce((sum, { registered }) => sum + registered, 0),
              active: invitations.reduce((sum, { active }) => sum + active, 0),
            }}
          />
        )}
      </Loaded>
    </Part>
  );
}
