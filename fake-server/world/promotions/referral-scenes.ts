import type { Clock } from '../../ground/clock.ts';
import type { SettingsStore } from '../../settings/settings-store.ts';
import type { Database } from '../../store/database.ts';
import type { MemberRow, MemberTable } from '../../store/members.ts';
import { referralTable } from '../../store/referrals.ts';
import type { Points } from '../points/points.ts';
import type { Referrals } from './referrals.ts';

const DAY_MILLISECONDS = 24 * 60 * 60_000;

/** Gives people friends who came by their link, for demonstrations and tests (T3). */
export interface ReferralScenes {
  /** Once for each person: one friend waits, one has counted, one was too late, one is blocked. */
  befriend(member: MemberRow): void;
}

interface SceneParts {
  readonly database: Database;
  readonly clock: Clock;
  readonly members: MemberTable;
  readonly settings: SettingsStore;
  readonly points: Points;
  readonly referrals: Referrals;
}

export function createReferralScenes(parts: SceneParts): ReferralScenes {
  const { database, clock, members, settings, points, referrals } = parts;
  const table = referralTable(database);
  return {
    befriend: (member) =>
      database.transaction(() => {
        const { code, points: amount, days } = referrals.terms(member);
        if (table.count(code) > 0) return;
        const come = (nickname: string, daysAgo: number, blocked = false) =>
          members.insert({
            account: `friend-${members.nextId()}`,
            nickname: `${nickname} ${members.nextId()}`,
            type: 0,
            passwordHash: null,
            passwordChangedAt: 0,
            blocked,
            mobile: null,
            email: null,
            currency: settings.current.currency,
            affiliateCode: null,
            referralCode: code,
            details: {},
            registeredAt: clock.now() - daysAgo * DAY_MILLISECONDS,
          });
        come('Tadeu', days + 1);
        come('Nádia', 6, true);
        const name = String(come('Bruna', 4));
        points.post({ memberId: member.id, kind: 'points_for_friend', name, amount });
        come('Igor', 1);
      }),
  };
}
