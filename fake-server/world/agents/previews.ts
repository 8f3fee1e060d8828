import type {
  AgentContract,
  AgentPerson,
  ContractPreview,
  ContractTerms,
  WorkedExample,
} from '#contract/entities/agent.ts';
import type { ContractKind, ContractPeriod, EndingReason } from '#contract/entities/agent-types.ts';
import { highestRate, whyNotUnder } from '#contract/rules/agent-terms.ts';
import { calendarOf } from '../../ground/calendar.ts';
import { type Clock, momentOf } from '../../ground/clock.ts';
import type { ContractRow, ContractTable } from '../../store/contracts.ts';
import type { MemberTable } from '../../store/members.ts';
import type { SettingsBook } from '../site/settings.ts';
import { incomeBy } from './income.ts';
import type { Team } from './team.ts';
import { ACTIVE_MEMBER_BET } from './team-figures.ts';

/** A contract of the downline that would end, and why. */
export interface Ending {
  readonly row: ContractRow;
  readonly because: EndingReason;
}

/** What an offer would change (C5), and how contracts are shown. */
export interface Previews {
  of(row: ContractRow): ContractPreview;
  /**
   * The contracts below an agent that end when the agent gets these terms, or loses the contract
   * where there are none. Those below a contract that ends, end with it.
   */
  readonly endingsOf: (
    agentId: number,
    kind: ContractKind,
    terms: ContractTerms | undefined,
  ) => Ending[];
  /** From when on terms count that are accepted now, in milliseconds since the epoch. */
  readonly beginsAt: (terms: ContractTerms) => number;
  readonly person: (memberId: number) => AgentPerson;
  readonly shown: (row: ContractRow) => AgentContract;
}

interface PreviewParts {
  readonly clock: Clock;
  readonly members: MemberTable;
  readonly settings: SettingsBook;
  readonly team: Team;
  readonly table: ContractTable;
}

/** The terms of a contract. */
export function termsOf({ terms }: Pick<ContractRow, 'terms'>): ContractTerms {
  // Written from ContractTerms, and never changed.
  return JSON.parse(terms) as ContractTerms;
}

/** What terms are counted over: salaries that are paid during the day count the day. */
export function countedOver(period: ContractPeriod): ContractPeriod {
  return period === 'fiveMinutes' || period === 'hourly' ? 'daily' : period;
}

export function createPreviews(parts: PreviewParts): Previews {
  const { clock, members, settings, team, table } = parts;
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
  });

  const beginsAt = ({ period }: ContractTerms) =>
    calendar().periodAt(countedOver(period), clock.now()).before;

  const endingsOf: Previews['endingsOf'] = (agentId, kind, terms) =>
    table.standingBelow(agentId, kind).flatMap((row): Ending[] => {
      const because = terms ? whyNotUnder(terms, termsOf(row)) : 'upline';
      if (because === undefined) return [];
      return [{ row, because }, ...endingsOf(row.agent_id, kind, undefined)];
    });

  /** What the agent's team did in the last period that is over, counted by both terms. */
  const exampleOf = (
    { agent_id: agentId, kind }: ContractRow,
    offered: ContractTerms,
    current: ContractRow | undefined,
    ending: ReadonlySet<number>,
  ): WorkedExample => {
    const span = calendar().periodBefore(countedOver(offered.period), clock.now());
    const play = team.play(agentId, span);
    const branchesOf = (rows: readonly ContractRow[]) =>
      rows.map((row) => ({ terms: termsOf(row), figures: play.below(row.agent_id) }));
    const below = table.standingBelow(agentId, kind);
    const staying = below.filter(({ id }) => !ending.has(id));
    const { figures } = play;
    return {
      from: momentOf(span.from),
      before: momentOf(span.before),
      ...figures,
      old: current ? incomeBy(kind, termsOf(current), figures, branchesOf(below)) : null,
      offered: incomeBy(kind, offered, figures, branchesOf(staying)),
    };
  };

  return {
    of(row) {
      const { kind, agent_id: agentId, upline_id: uplineId } = row;
      const isTermination = row.state === 'terminationRequested';
      const terms = termsOf(row);
      const standing = table.standing(agentId, kind);
      const current = standing?.id === row.id ? undefined : standing;
      const effectiveAt = momentOf(beginsAt(terms));
      const endings = endingsOf(agentId, kind, isTermination ? undefined : terms);
      return {
        contract: shown(row),
        current: current ? shown(current) : null,
        effectiveAt,
        endings: endings.map(({ row: ended, because }) => ({
          contractId: String(ended.id),
          agent: person(ended.agent_id),
          rate: highestRate(termsOf(ended)),
          endsAt: effectiveAt,
          because,
        })),
        example: exampleOf(row, terms, current, new Set(endings.map(({ row: { id } }) => id))),
        uplineIsBlocked: uplineId !== null && members.byId(uplineId)?.blocked === 1,
        activeMemberBet: ACTIVE_MEMBER_BET,
        currency: settings.current.currency,
        timeZone: settings.current.timeZone,
        serverTime: clock.moment(),
      };
    },
    endingsOf,
    beginsAt,
    person,
    shown,
  };
}

/** An agent as those see them who have a contract with them. */
export function personOf(members: Pick<MemberTable, 'byId'>, memberId: number): AgentPerson {
  const member = members.byId(memberId);
  if (!member) throw new Error(`A contract names member ${memberId}, and there is none.`);
  return { memberId: String(memberId), nickname: member.nickname, type: member.type };
}

function momentOrNull(at: number | null): string | null {
  return at === null ? null : momentOf(at);
}
