import type {
  AgentContract,
  AgentPerson,
  ContractPreview,
  ContractTerms,
  ExampleIncome,
  WorkedExample,
} from '#contract/entities/agent.ts';
import type { ContractKind, EndingReason } from '#contract/entities/agent-types.ts';
import { highestRate, whyNotUnder } from '#contract/rules/agent-terms.ts';
import { calendarOf } from '../../kernel/calendar.ts';
import { type Clock, momentOf } from '../../kernel/clock.ts';
import type { SettingsInForce } from '../../settings/settings.ts';
import type { ContractRow, ContractTable } from '../../store/agents/contracts.ts';
import { countedPlay } from '../../store/agents/counted-play.ts';
import { incomeTable } from '../../store/agents/income.ts';
import type { Database } from '../../store/database.ts';
import type { MemberTable } from '../../store/members.ts';
import { countedOver, termsOf } from './contract-terms.ts';
import { createCounter } from './income-counter.ts';
import type { Team } from './team.ts';
import { ACTIVE_MEMBER_BET } from './team-figures.ts';

/** A downline contract that would end, and why. */
interface Ending {
  readonly row: ContractRow;
  readonly reason: EndingReason;
}

/** The effects of an offer (C5), and how contracts are shown. */
export interface Previews {
  of(row: ContractRow): ContractPreview;
  /**
   * The contracts below an agent that end when the agent gets these terms, or, without terms, loses
   * the contract. Contracts below an ending one end with it.
   */
  readonly endingsOf: (
    agentId: number,
    kind: ContractKind,
    terms: ContractTerms | undefined,
  ) => Ending[];
  /**
   * When an answer given now takes effect: an offer's first day, or an ended contract's last one.
   * Milliseconds since the epoch.
   */
  readonly changesAt: (row: ContractRow) => number;
  readonly person: (memberId: number) => AgentPerson;
  readonly shown: (row: ContractRow) => AgentContract;
}

interface PreviewParts {
  readonly database: Database;
  readonly clock: Clock;
  readonly members: MemberTable;
  readonly settings: SettingsInForce;
  readonly team: Team;
  readonly table: ContractTable;
}

export function createPreviews(parts: PreviewParts): Previews {
  const { clock, members, settings, team, table } = parts;
  const incomes = incomeTable(parts.database);
  const play = countedPlay(parts.database);
  const calendar = () => calendarOf(settings.current.timeZone);

  const person = (memberId: number): AgentPerson => personOf(members, memberId);
  const shown = (row: ContractRow): AgentContract => ({
    contractId: String(row.id),
    kind: row.kind,
    version: row.version,
    state: row.state,
    terms: termsOf(row),
    upline: row.upline_id === null ? null : person(row.upline_id),
    agent: person(row.agent_id),
    offeredAt: momentOf(row.offered_at),
    expiresAt: momentOf(row.expires_at),
    answeredAt: momentOrNull(row.answered_at),
    effectiveAt: momentOrNull(row.effective_at),
    endsAt: momentOrNull(row.ends_at),
    isInForce: isInForce(row, clock.now()),
  });

  const endingsOf: Previews['endingsOf'] = (agentId, kind, terms) =>
    table.standingBelow(agentId, kind).flatMap((row): Ending[] => {
      const reason = terms ? whyNotUnder(terms, termsOf(row)) : 'upline';
      if (reason === undefined) return [];
      return [{ row, reason }, ...endingsOf(row.agent_id, kind, undefined)];
    });

  const changesAt = (row: ContractRow) => {
    const { agent_id: agentId, upline_id: uplineId, kind, effective_at: from } = row;
    const period = countedOver(termsOf(row).period);
    const nextAfter = (moment: number) => calendar().periodAt(period, moment).before;
    const now = clock.now();
    const terms = from === null ? termsOf(row) : undefined;
    // A contract that was ended before counts until its end, if it fits the terms.
    const stillCounting = [
      ...table
        .endingBelow(agentId, kind, now)
        .filter((below) => !terms || whyNotUnder(terms, termsOf(below)) !== undefined),
      ...endingsOf(agentId, kind, terms).flatMap(({ row: { agent_id: endingId } }) =>
        table.endingBelow(endingId, kind, now),
      ),
    ];
    const soonest = Math.max(now, ...stillCounting.map(({ ends_at: end }) => (end ?? now) - 1));
    if (from !== null) return Math.max(from, nextAfter(soonest));
    // Another contract may end later than a short period does: no agent has two at once, and none
    // counts before the one that it is given under.
    const above = uplineId === null ? undefined : table.standing(uplineId, kind);
    const free = Math.max(table.lastEnd(agentId, kind), above?.effective_at ?? 0);
    return nextAfter(Math.max(soonest, free - 1));
  };

  /**
   * The agent's last ended period, counted as it is paid: by the current terms and by the offered
   * ones, with the downline contracts of that time. Only the terms differ, and the contracts that
   * end.
   */
  const exampleOf = (
    row: ContractRow,
    current: ContractRow | undefined,
    endings: readonly Ending[],
  ): WorkedExample => {
    const { agent_id: agentId, kind } = row;
    const { from, before } = calendar().periodBefore(countedOver(termsOf(row).period), clock.now());
    team.playOn();
    const knownCorrection = play.lastCorrection();
    const rows = play.below(agentId, { from, before, knownCorrection });
    const count = createCounter({
      table: incomes,
      play,
      calendar: calendar(),
      kind,
      from,
      knownCorrection,
      rows,
    });
    const ending = new Set(endings.map(({ row: { agent_id: endingId } }) => endingId));
    const withoutEndings = count(row);
    return {
      from: momentOf(from),
      before: momentOf(before),
      ...withoutEndings.figures,
      carriedOver: withoutEndings.carriedOver,
      old: current ? incomeView(count(current)) : null,
      offered: incomeView(ending.size === 0 ? withoutEndings : count(row, ending)),
      offeredWithoutEndings: ending.size === 0 ? null : incomeView(withoutEndings),
    };
  };

  return {
    of(row) {
      const { kind, agent_id: agentId, upline_id: uplineId } = row;
      const isTermination = row.state === 'terminationRequested';
      const terms = termsOf(row);
      const standing = table.current(agentId, kind, clock.now());
      const current = standing?.id === row.id ? undefined : standing;
      const effectiveAt = momentOf(changesAt(row));
      const endings = endingsOf(agentId, kind, isTermination ? undefined : terms);
      return {
        contract: shown(row),
        current: current ? shown(current) : null,
        effectiveAt,
        endings: endings.map(({ row: ended, reason }) => ({
          contractId: String(ended.id),
          agent: person(ended.agent_id),
          rate: highestRate(termsOf(ended)),
          endsAt: effectiveAt,
          reason,
        })),
        example: exampleOf(row, current, endings),
        uplineIsBlocked: uplineId !== null && members.byId(uplineId)?.blocked === 1,
        activeMemberBet: ACTIVE_MEMBER_BET,
        currency: settings.current.currency,
        timeZone: settings.current.timeZone,
        serverTime: clock.moment(),
      };
    },
    endingsOf,
    changesAt,
    person,
    shown,
  };
}

/** An agent, as the other side of a contract sees them. */
export function personOf(members: Pick<MemberTable, 'byId'>, memberId: number): AgentPerson {
  const member = members.byId(memberId);
  if (!member) throw new Error(`A contract names member ${memberId}, and there is none.`);
  return { memberId: String(memberId), nickname: member.nickname, type: member.type };
}

function isInForce({ effective_at: from, ends_at: to }: ContractRow, now: number): boolean {
  return from !== null && from <= now && (to === null || to > now);
}

function incomeView({ rate, gross, toDownline }: Omit<ExampleIncome, 'net'>): ExampleIncome {
  return { rate, gross, toDownline, net: gross - toDownline };
}

function momentOrNull(at: number | null): string | null {
  return at === null ? null : momentOf(at);
}
