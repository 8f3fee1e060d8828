import { AGENT_TYPES, NON_MEMBER_TYPE, TRIAL_TYPE } from '#contract/entities/member-types.ts';
import type { SettingsInForce } from '../../settings/settings.ts';
import type { MemberRow, MemberTable } from '../../store/members.ts';
import type { Team } from '../agents/team.ts';

/**
 * Possible receivers of a person's money (W2). Undefined if there is none, or the site forbids it.
 */
export interface TransferReceivers {
  /** The agent directly above. */
  upline(memberId: number): MemberRow | undefined;
  /** A member of an agent's team, on any level. */
  downline(agent: MemberRow, memberId: string): MemberRow | undefined;
  /** Whether an agent may send money to the team at all. */
  isTeamOpen(agent: MemberRow): boolean;
}

interface ReceiverParts {
  readonly members: MemberTable;
  readonly settings: SettingsInForce;
  readonly team: Pick<Team, 'uplineOf' | 'pathOf'>;
}

/**
 * In `br` money may only leave to the member's own account, so nobody can send any to another
 * member.
 */
export function createTransferReceivers(parts: ReceiverParts): TransferReceivers {
  const { members, settings, team } = parts;

  const isOpen = (way: 'uplineTransfers' | 'downlineTransfers') =>
    settings.current[way].enabled && settings.current.jurisdiction !== 'br';
  const isTeamOpen = ({ type }: MemberRow) =>
    AGENT_TYPES.includes(type) && isOpen('downlineTransfers');

  return {
    isTeamOpen,
    upline(memberId) {
      const member = members.byId(memberId);
      if (!member || !isOpen('uplineTransfers')) return undefined;
      const uplineId = team.uplineOf(memberId) ?? null;
      return uplineId === null ? undefined : receiver(member, members.byId(uplineId));
    },
    downline(agent, memberId) {
      if (!isTeamOpen(agent) || !/^[1-9]\d{0,14}$/u.test(memberId)) return undefined;
      const found = members.byId(Number(memberId));
      if (!found || found.type === TRIAL_TYPE || found.type === NON_MEMBER_TYPE) return undefined;
      const own = team.pathOf(agent.id);
      const isBelow =
        own !== undefined &&
        found.id !== agent.id &&
        (team.pathOf(found.id)?.startsWith(own) ?? false);
      return isBelow ? receiver(agent, found) : undefined;
    },
  };
}

/** Both need the same currency, and the receiver must be able to sign in and not be closing. */
function receiver(sender: MemberRow, found: MemberRow | undefined): MemberRow | undefined {
  const isThere = found?.blocked === 0 && found.closes_at === null;
  return isThere && found.currency === sender.currency ? found : undefined;
}
