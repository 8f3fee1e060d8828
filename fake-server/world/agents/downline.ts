import { contractKinds } from '#contract/entities/agent-types.ts';
import type { TeamMember } from '#contract/entities/team.ts';
import { type Clock, momentOf } from '../../kernel/clock.ts';
import { type PageRequest, pagesOf, rowsOf } from '../../kernel/pages.ts';
import { Refused } from '../../kernel/refused.ts';
import { contractTable } from '../../store/agents/contracts.ts';
import { type DownlineRow, downlineTable } from '../../store/agents/downlines.ts';
import type { Database } from '../../store/database.ts';
import type { MemberRow } from '../../store/members.ts';
import { idsAlong, isAgentType, type Team, teamNameOf } from './team.ts';

/** The most people in a search result. */
const MAX_FOUND = 20;

/** The people below an agent, as that agent may see them (C1). Each agent only sees their own. */
export interface Downline {
  /** The people directly below somebody, or directly below the agent. @throws Refused not_found */
  level(
    agent: MemberRow,
    under: string | undefined,
    page: PageRequest,
  ): {
    readonly trail: TeamMember[];
    readonly members: TeamMember[];
    readonly total: number;
    readonly wholeTeam: number;
    readonly totalPages: number;
  };
  search(
    agent: MemberRow,
    text: string,
    among: 'everybody' | 'agents',
  ): { readonly members: TeamMember[]; readonly hasMore: boolean };
  /** @throws Refused not_found, team_move_in_circle, team_move_with_contract */
  move(agent: MemberRow, memberId: string, uplineId: string | null): TeamMember;
  /** The requested part of the team. @throws Refused not_found */
  part(agent: MemberRow, under: string | undefined): TeamPart;
  /** A person below the agent, as the agent may see them. */
  shown(agent: MemberRow, row: DownlineRow): TeamMember;
  row(memberId: number): DownlineRow | undefined;
  /** Whether somebody is below the agent now. */
  isBelow(agent: MemberRow, row: DownlineRow): boolean;
}

/** A part of a team: the agent's own, or that of somebody below. */
export interface TeamPart {
  /** Undefined for an agent outside the tree. */
  readonly root: DownlineRow | undefined;
  /** The path from the agent down to it; empty for the agent's own. */
  readonly trail: TeamMember[];
}

interface DownlineParts {
  readonly database: Database;
  readonly team: Team;
  readonly clock: Clock;
}

export function createDownline({ database, clock, team }: DownlineParts): Downline {
  const table = downlineTable(database);
  const contracts = contractTable(database);

  /** Whether an agent has a contract with the one above, or a question about one. */
  const hasContract = (agentId: number) =>
    contractKinds.some((kind) =>
      [
        contracts.open(agentId, kind),
        contracts.standing(agentId, kind),
        contracts.inForce(agentId, kind, clock.now()),
      ].some((contract) => contract !== undefined && contract.upline_id !== null),
    );

  const isBelow = (agent: MemberRow, row: DownlineRow): boolean => {
    const own = table.find(agent.id);
    return own !== undefined && row.path !== own.path && row.path.startsWith(own.path);
  };

  /** A person below the agent. @throws Refused not_found for anybody outside the team */
  const below = (agent: MemberRow, id: string): DownlineRow => {
    const row = /^[1-9]\d{0,14}$/u.test(id) ? table.find(Number(id)) : undefined;
    if (!row || !isBelow(agent, row)) throw new Refused('not_found');
    return row;
  };

  const shown = (agent: MemberRow, row: DownlineRow): TeamMember => {
    const way = idsAlong(row.path);
    const upline = row.upline_id === agent.id ? undefined : table.find(row.upline_id ?? 0);
    return {
      memberId: String(row.member_id),
      name: teamNameOf(row),
      type: row.type,
      level: way.length - 1 - way.indexOf(agent.id),
      below: row.below,
      joinedAt: momentOf(row.registered_at),
      upline: upline ? { memberId: String(upline.member_id), name: teamNameOf(upline) } : null,
    };
  };

  const trailTo = (agent: MemberRow, { path }: DownlineRow): TeamMember[] => {
    const way = idsAlong(path);
    return way.slice(way.indexOf(agent.id) + 1).flatMap((id) => {
      const row = table.find(id);
      return row ? [shown(agent, row)] : [];
    });
  };

  const part: Downline['part'] = (agent, under) => {
    if (under === undefined || under === String(agent.id)) {
      return { root: table.find(agent.id), trail: [] };
    }
    const root = below(agent, under);
    return { root, trail: trailTo(agent, root) };
  };

  return {
    part,
    shown,
    isBelow,
    row: (memberId) => table.find(memberId),
    level(agent, under, page) {
      const { root, trail } = part(agent, under);
      const { limit, offset } = rowsOf(page);
      const total = root ? table.countLevel(root.member_id) : 0;
      const rows = root ? table.level(root.member_id, limit, offset) : [];
      return {
        trail,
        members: rows.map((row) => shown(agent, row)),
        total,
        wholeTeam: table.find(agent.id)?.below ?? 0,
        totalPages: pagesOf(total, page),
      };
    },
    search(agent, text, among) {
      const own = table.find(agent.id);
      const wanted = text.trim();
      if (!own || wanted === '') return { members: [], hasMore: false };
      const known = table.known(own.path, wanted.replace(/^#/u, ''));
      const matches = table.agentsNamed(own.path, wanted, MAX_FOUND + 1);
      const found = new Map([...known, ...matches].map((row) => [row.member_id, row]));
      const rows = [...found.values()].filter(
        ({ type }) => among === 'everybody' || isAgentType(type),
      );
      return {
        members: rows.slice(0, MAX_FOUND).map((row) => shown(agent, row)),
        hasMore: rows.length > MAX_FOUND,
      };
    },
    move(agent, memberId, uplineId) {
      return database.transaction(() => {
        const moved = below(agent, memberId);
        const upline = uplineId === null ? table.find(agent.id) : below(agent, uplineId);
        if (!upline || !isAgentType(upline.type)) throw new Refused('not_found');
        if (upline.path.startsWith(moved.path)) throw new Refused('team_move_in_circle');
        if (upline.member_id !== moved.upline_id) {
          // Their contract is with the upline that they leave, so it must end first.
          if (hasContract(moved.member_id)) throw new Refused('team_move_with_contract');
          team.place(moved.member_id, upline.member_id);
        }
        return shown(agent, below(agent, memberId));
      });
    },
  };
}
