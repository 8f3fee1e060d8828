import { createClock } from '../kernel/clock.ts';
import type { NewMember } from '../store/members.ts';
import { referralTable } from '../store/promotions/referrals.ts';
import { playSlot } from '../vendors/slot/slot.maths.ts';
import { type PastParts, pastSite, playable, roundIdFrom } from './past-site.ts';
import { people } from './people.ts';

const HOUR = 60 * 60_000;
const DAY = 24 * HOUR;
/** Friends' initial money, in hundredths: enough for all their stakes. */
const OPENING = 20_000;
/** What the friend who needs one more bet is missing, in hundredths. */
const STILL_MISSING = 1_000;

/** A friend who used a referral code, for one state of the list (W5). */
interface Friend extends Pick<NewMember, 'account' | 'nickname'> {
  readonly daysAgo: number;
  /** Played on the next day, until they counted. */
  readonly hasPlayed?: boolean;
  readonly blocked?: boolean;
  readonly affiliateCode?: string;
  /** Has the identity number of the inviting person. */
  readonly isSamePerson?: boolean;
}

/** In order of registration. */
const friends: readonly Friend[] = [
  { account: 'tadeu', nickname: 'Tadeu Barros', daysAgo: 75 },
  { account: 'laramendes2', nickname: 'Lara M', daysAgo: 20, isSamePerson: true },
  { account: 'vitor', nickname: 'Vitor Lopes', daysAgo: 16, affiliateCode: 'AURORA1' },
  { account: 'nadia', nickname: 'Nádia Prado', daysAgo: 12, blocked: true },
  { account: 'bruna', nickname: 'Bruna Teles', daysAgo: 9, hasPlayed: true },
  { account: 'igor', nickname: 'Igor Paiva', daysAgo: 1 },
];

/** Gives the seeded people with a referral code their friends, one in each state. */
export function seedFriends(parts: PastParts): void {
  const { database, members, clock, settings } = parts;
  const codes = referralTable(database);
  const { stake } = settings.current.referral;
  for (const { account, referralCode } of people) {
    const inviter = members.byAccount(account);
    if (referralCode === undefined || !inviter) continue;
    codes.insert(inviter.id, referralCode);
    for (const { daysAgo, hasPlayed, isSamePerson, ...friend } of friends) {
      const { idNumber } = isSamePerson ? members.details(inviter.id) : {};
      const registeredAt = clock.now() - daysAgo * DAY;
      const memberId = members.insert({
        blocked: false,
        affiliateCode: null,
        ...friend,
        type: 0,
        passwordHash: null,
        passwordChangedAt: registeredAt,
        mobile: null,
        email: null,
        currency: settings.current.currency,
        referralCode,
        details: idNumber === undefined ? {} : { idNumber },
        registeredAt,
        limitsAnsweredAt: registeredAt,
      });
      if (!hasPlayed) continue;
      const at = registeredAt + DAY;
      const { wallet } = pastSite(
        parts,
        createClock(() => at),
      );
      wallet.post({ memberId, key: 'opening', kind: 'opening', amount: OPENING });
      playUntil(parts, memberId, stake, at);
    }
  }
  for (const { account, joinedBy } of people) {
    const friend = members.byAccount(account);
    if (joinedBy === undefined || !friend) continue;
    playUntil(parts, friend.id, stake - STILL_MISSING, clock.now() - DAY);
  }
}

/** Lets somebody play a slot until they have staked this much, in hundredths. */
function playUntil(parts: PastParts, memberId: number, wanted: number, at: number): void {
  let now = at;
  const { rounds, sessions } = pastSite(
    parts,
    createClock(() => now),
  );
  const random = parts.random.fork(`friend ${memberId}`);
  const [game] = playable(parts.catalogue, 'slot');
  // A small world may have no cheap open slot.
  if (!game) return;
  const reading = sessions.read(sessions.open(memberId).token);
  if (!reading.ok) throw new Error(`The session of member ${memberId} does not count.`);
  const { node_id: nodeId, name: title, min_bet: minStake } = game;
  const playing = { nodeId, title, kind: 'slot', minStake } as const;
  const token = rounds.openGameSession(reading.signedIn, playing, 'pt-BR');
  const operator = rounds.operator('slot');
  const { stakes = [], lines = 1 } = operator.session(token) ?? {};
  for (let left = wanted; left > 0; ) {
    const stake = stakes.findLast((one) => one <= left) ?? stakes[0];
    if (stake === undefined) throw new Error(`Nothing can be staked in ${nodeId}.`);
    const roundId = roundIdFrom(random);
    operator.settle({ token, roundId, stakes: { spin: stake } }, (next) =>
      playSlot(next, stake, lines),
    );
    operator.shown(token, roundId);
    left -= stake;
    now += random.between(20, 90) * 1_000;
  }
  sessions.end(reading.signedIn.sessionHash);
}
