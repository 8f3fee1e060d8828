import type { MemberType } from '#contract/entities/member.ts';
import { AGENT_TYPES } from '#contract/entities/member-types.ts';
import type { Clock } from '../../kernel/clock.ts';
import { maskedName } from '../../kernel/masked-name.ts';
import { teamTable } from '../../store/agents/teams.ts';
import type { Database } from '../../store/database.ts';
import type { FactTable } from '../../store/facts.ts';
import type { MemberRow } from '../../store/members.ts';
import { createEvenings } from './evenings.ts';

/** Whether an agent's invitation or account makes an agent or a player. */
export const INVITED_AGENT_TYPE: MemberType = 1;

/** The team tree, and its people's play (C1). Everybody has at most one upline. */
export interface Team {
  /** The id of the agent directly above; null at the top, undefined outside the tree. */
  uplineOf(memberId: number): number | null | undefined;
  /** A person's path, as `/1/12/7/`; undefined outside the tree. */
  pathOf(memberId: number): string | undefined;
  /** The people above somebody at a moment, from the top. */
  aboveAt(memberId: number, at: number): readonly number[];
  /**
   * Puts a person directly below an upline, or at the top, with everybody below them.
   *
   * @throws RangeError if that makes a circle, or the upline is not in the tree
   */
  place(memberId: number, uplineId: number | null): void;
  /** The agents directly below, in order of arrival. */
  agentsBelow(memberId: number): readonly MemberRow[];
  /** Records seeded members' play until now. */
  playOn(): void;
  /** Lets seeded members play in the evenings; nobody can sign in as them. */
  letPlay(memberIds: readonly number[]): void;
}

interface TeamParts {
  readonly database: Database;
  readonly clock: Clock;
  readonly facts: FactTable;
  readonly seed: number;
  /** Milliseconds since the epoch. */
  readonly firstDay: number;
}

/** Whether an account belongs to an agent. */
export function isAgentType(type: MemberType): boolean {
  return AGENT_TYPES.includes(type);
}

/** Contracts are made with agents, whose name is shown; players' names are masked. */
export function teamNameOf({ type, nickname }: Pick<MemberRow, 'type' | 'nickname'>): string {
  return isAgentType(type) ? nickname : maskedName(nickname);
}

export function createTeam(parts: TeamParts): Team {
  const { database } = parts;
  const table = teamTable(database);
  const evenings = createEvenings(parts, table);
  const pathOf = (memberId: number) => table.find(memberId)?.path;
  const playOn = () => database.transaction(() => evenings.growUntilNow());

  return {
    uplineOf: (memberId) => table.find(memberId)?.upline_id,
    pathOf,
    aboveAt: (memberId, at) => idsAlong(table.pathAt(memberId, at) ?? '').slice(0, -1),
    place(memberId, uplineId) {
      const above = uplineId === null ? '/' : pathOf(uplineId);
      if (above === undefined) throw new RangeError('The upline stands nowhere.');
      const path = `${above}${memberId}/`;
      const standing = table.find(memberId);
      const before = standing?.path;
      if (uplineId === memberId || (before !== undefined && above.startsWith(before))) {
        throw new RangeError('Nobody stands below themselves.');
      }
      database.transaction(() => {
        if (before === path) return;
        const people = 1 + (standing?.below ?? 0);
        if (before !== undefined) {
          table.notePast(before, parts.clock.now());
          table.movePaths(before, path);
          table.addBelow(idsAlong(before).slice(0, -1), -people);
        }
        table.addBelow(idsAlong(above), people);
        table.put({ member_id: memberId, upline_id: uplineId, path });
      });
    },
    agentsBelow: (memberId) => table.rightBelow(memberId).filter(({ type }) => isAgentType(type)),
    playOn,
    letPlay: (memberIds) => evenings.join(memberIds),
  };
}

/** The people along a path of the tree, from the top. */
export function idsAlong(path: string): readonly number[] {
  return path.split('/').filter(Boolean).map(Number);
}
