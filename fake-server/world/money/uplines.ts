import type { MemberRow, MemberTable } from '../../store/members.ts';
import type { Team } from '../agents/team.ts';
import type { SettingsBook } from '../site/settings.ts';

/** Whom a member may send money to. */
export interface Uplines {
  /** The agent right above, where this member may send money there; undefined otherwise. */
  of(memberId: number): MemberRow | undefined;
}

interface UplineParts {
  readonly members: MemberTable;
  readonly settings: SettingsBook;
  readonly team: Pick<Team, 'uplineOf'>;
}

/** In `br` money leaves by the member's own account alone, so that nobody sends any to another. */
export function createUplines({ members, settings, team }: UplineParts): Uplines {
  return {
    of(memberId) {
      const { jurisdiction, uplineTransfers } = settings.current;
      if (!uplineTransfers.areOpen || jurisdiction === 'br') return undefined;
      const uplineId = team.uplineOf(memberId) ?? null;
      const upline = uplineId === null ? undefined : members.byId(uplineId);
      return upline?.blocked === 0 ? upline : undefined;
    },
  };
}
