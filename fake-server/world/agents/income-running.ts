import type { ContractKind } from '#contract/entities/agent-types.ts';
import type { RunningIncome } from '#contract/entities/income.ts';
import { REVIEW_HOURS } from '#contract/entities/income-types.ts';
import { type Clock, momentOf } from '../../kernel/clock.ts';
import type { SettingsInForce } from '../../settings/settings.ts';
import type { CountedPlay } from '../../store/agents/counted-play.ts';
import type { IncomeTable } from '../../store/agents/income.ts';
import type { MemberRow } from '../../store/members.ts';
import type { Contracts } from './contracts.ts';
import { zeroReason } from './income.ts';
import { createCounter } from './income-counter.ts';
import { periodOf } from './income-periods.ts';
import { rememberedCalendar } from './settlement.ts';
import type { Team } from './team.ts';
import { ACTIVE_MEMBER_BET } from './team-figures.ts';

interface RunningParts {
  readonly table: IncomeTable;
  readonly play: CountedPlay;
  readonly clock: Clock;
  readonly settings: SettingsInForce;
  readonly team: Team;
  readonly contracts: Pick<Contracts, 'request'>;
}

/** Counts the current period as if it ended now; writes nothing. */
export function createRunningIncome(parts: RunningParts) {
  const { table, play, clock, settings, team, contracts } = parts;
  const calendarOfSite = rememberedCalendar(settings);

  return (member: MemberRow, kind: ContractKind): RunningIncome => {
    const now = clock.now();
    const { currency, timeZone } = settings.current;
    const about = {
      activeMemberBet: ACTIVE_MEMBER_BET,
      reviewHours: REVIEW_HOURS[kind],
      currency,
      timeZone,
    };
    const row = table.counting(kind, now).find(({ agent_id: agentId }) => agentId === member.id);
    const { current } = contracts.request(member, kind);
    if (!row || !current?.effectiveAt) {
      return { contract: null, counted: null, nextAt: null, ...about };
    }
    const calendar = calendarOfSite();
    const { period } = current.terms;
    const endsAt = current.endsAt === null ? null : Date.parse(current.endsAt);
    const span = periodOf(
      calendar,
      { period, effectiveAt: Date.parse(current.effectiveAt), endsAt },
      now,
    );
    team.playOn();
    const knownCorrection = play.lastCorrection();
    const rows = play.below(member.id, { from: span.from, before: now + 1, knownCorrection });
    const {
      figures,
      shares: _shares,
      ...counted
    } = createCounter({ table, play, calendar, kind, from: span.from, knownCorrection, rows })(row);
    return {
      contract: current,
      counted: {
        ...figures,
        ...counted,
        from: momentOf(span.from),
        until: momentOf(now),
        before: momentOf(span.before),
        zeroReason: zeroReason({ figures, ...counted }) ?? null,
      },
      nextAt: momentOf(Math.min(calendar.periodAt(period, now).before, span.before)),
      ...about,
    };
  };
}
