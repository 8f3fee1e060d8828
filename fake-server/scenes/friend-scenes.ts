import { contract } from '#contract/index.ts';
import { referralTable } from '../store/promotions/referrals.ts';
import { scenes } from './scene.ts';

const DAY_MILLISECONDS = 24 * 60 * 60_000;

/**
 * Gives somebody friends who used their link (W5): one waits, one counted, one was too late, one is
 * blocked.
 */
export const friendScenes = scenes({
  scenarios: {
    'friends-invited': 'Everyone who opens their invitations has friends who used them',
  },
  before: [contract.referral.people],
  play({ clock, database, members, points, referrals, settings }, member) {
    const { code, points: amount, days } = referrals.terms(member);
    if (referralTable(database).count(code) > 0) return;
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
  },
});
