import type { Currency } from '#contract/entities/money.ts';
import type { TeamDay, TeamFiguresRow, TeamTotals } from '#contract/entities/team.ts';
import type { TeamGrouping } from '#contract/entities/team-types.ts';
import { whyRangeRefused } from '#contract/rules/date-range.ts';
import type { Span } from '../../kernel/calendar.ts';
import type { Clock } from '../../kernel/clock.ts';
import { daysWith } from '../../kernel/days-with.ts';
import { type PageRequest, pagesOf, rowsOf } from '../../kernel/pages.ts';
import { Refused } from '../../kernel/refused.ts';
import type { SettingsInForce } from '../../settings/settings.ts';
import {
  type PersonPlayRow,
  type QuarterPlayRow,
  teamPlayTable,
} from '../../store/agents/team-play.ts';
import type { Database } from '../../store/database.ts';
import type { MemberRow } from '../../store/members.ts';
import type { Downline, TeamPart } from './downline.ts';
import { idsAlong, type Team } from './team.ts';
import { ACTIVE_MEMBER_BET } from './team-figures.ts';

/** The filters of team figures, as in the contract. */
interface TeamPlayRequest {
  /** Moments, ISO 8601. */
  readonly from: string;
  readonly before: string;
  readonly by: TeamGrouping;
  readonly under?: string | undefined;
}

/** A team's figures in some days. */
export interface TeamRange {
  readonly trail: TeamPart['trail'];
  readonly rows: TeamFiguresRow[];
  readonly totals: TeamTotals;
  readonly days: TeamDay[];
  readonly activeMemberBet: number;
  readonly currency: Currency;
}

/** An agent's team: bets and wins in a range of days (C1). */
export interface TeamPlays {
  /** @throws Refused not_found, date_range_… */
  page(
    agent: MemberRow,
    request: TeamPlayRequest,
    page: PageRequest,
  ): TeamRange & { readonly totalPages: number };
  /** With the rows of all pages. @throws Refused not_found, date_range_… */
  whole(agent: MemberRow, request: TeamPlayRequest): TeamRange;
}

interface TeamPlayParts {
  readonly database: Database;
  readonly clock: Clock;
  readonly settings: SettingsInForce;
  readonly team: Team;
  readonly downline: Downline;
}

/** The path of an agent outside the tree: nobody is below it. */
const NOWHERE = '/0/';

/** A person's figures, before the name is looked up. */
interface Group {
  readonly memberId: number;
  bet: number;
  win: number;
  players: number;
}

export function createTeamPlays(parts: TeamPlayParts): TeamPlays {
  const { database, clock, settings, team, downline } = parts;
  const table = teamPlayTable(database);

  const read = (agent: MemberRow, request: TeamPlayRequest) => {
    const span = { from: Date.parse(request.from), before: Date.parse(request.before) };
    const code = whyRangeRefused(span, clock.now());
    if (code !== undefined) throw new Refused(code);
    const { root, trail } = downline.part(agent, request.under);
    team.playOn();
    // The agent's own bets only count for those above: they are included only if the root is
    // further down.
    const without = root?.member_id === agent.id ? agent.id : undefined;
    const path = root?.path ?? NOWHERE;
    const people = table.byPerson(path, span.from, span.before, without);
    const quarters = table.byQuarter(path, span.from, span.before, without);
    const days = daysOf(span, quarters, settings.current.timeZone);
    const groups = grouped(people, request.by, path);
    return { trail, people, groups, days };
  };

  const rangeOf = (
    agent: MemberRow,
    { trail, people, days }: ReturnType<typeof read>,
    groups: readonly Group[],
  ): TeamRange => ({
    trail,
    rows: groups.flatMap(({ memberId, bet, win, players }) => {
      const row = downline.row(memberId);
      const member = row && downline.shown(agent, row);
      return member ? [{ member, bet, win, profit: bet - win, players }] : [];
    }),
    totals: totalsOf(people),
    days,
    activeMemberBet: ACTIVE_MEMBER_BET,
    currency: settings.current.currency,
  });

  return {
    page(agent, request, page) {
      const all = read(agent, request);
      const { limit, offset } = rowsOf(page);
      return {
        ...rangeOf(agent, all, all.groups.slice(offset, offset + limit)),
        totalPages: pagesOf(all.groups.length, page),
      };
    },
    whole(agent, request) {
      const all = read(agent, request);
      return rangeOf(agent, all, all.groups);
    },
  };
}

/** Highest bets first. A branch is somebody directly below the root, or the root's own play. */
function grouped(
  people: readonly PersonPlayRow[],
  by: TeamGrouping,
  rootPath: string,
): readonly Group[] {
  const rootLevel = idsAlong(rootPath).length;
  const groups = new Map<number, Group>();
  for (const { member_id, path, bet, win } of people) {
    const way = idsAlong(path);
    const memberId = by === 'person' ? member_id : (way[rootLevel] ?? member_id);
    const group = groups.get(memberId) ?? { memberId, bet: 0, win: 0, players: 0 };
    group.bet += bet;
    group.win += win;
    group.players += 1;
    groups.set(memberId, group);
  }
  return [...groups.values()].toSorted((a, b) => b.bet - a.bet || a.memberId - b.memberId);
}

function totalsOf(people: readonly PersonPlayRow[]): TeamTotals {
  const bet = people.reduce((sum, row) => sum + row.bet, 0);
  const win = people.reduce((sum, row) => sum + row.win, 0);
  return {
    bet,
    win,
    profit: bet - win,
    players: people.length,
    activeMembers: people.filter((row) => row.bet >= ACTIVE_MEMBER_BET).length,
  };
}

/** Every day of the range, also without play. */
function daysOf(span: Span, quarters: readonly QuarterPlayRow[], zone: string): TeamDay[] {
  return daysWith(span, quarters, zone).map(({ day, rows }) => {
    const bet = rows.reduce((sum, row) => sum + row.bet, 0);
    const win = rows.reduce((sum, row) => sum + row.win, 0);
    return { day, bet, win, profit: bet - win };
  });
}
