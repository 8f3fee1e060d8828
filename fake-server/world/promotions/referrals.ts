import type { Referral, ReferredPerson } from '#contract/entities/referral.ts';
import {
  type ReferralProgress,
  type ReferralReason,
  referralProgress,
} from '#contract/entities/referral-types.ts';
import { countedWords } from '../../content/counted-words.ts';
import { type Clock, momentOf } from '../../kernel/clock.ts';
import { maskedName } from '../../kernel/masked-name.ts';
import { type PageRequest, pagesOf, rowsOf } from '../../kernel/pages.ts';
import type { Random } from '../../kernel/random.ts';
import { Refused } from '../../kernel/refused.ts';
import type { SettingsInForce } from '../../settings/settings.ts';
import type { Database } from '../../store/database.ts';
import type { MemberRow, MemberTable } from '../../store/members.ts';
import { type ReferredRow, referralTable } from '../../store/promotions/referrals.ts';
import type { Notifications } from '../notifications/notifications.ts';
import type { Points } from '../points/points.ts';

const DAY_MILLISECONDS = 24 * 60 * 60_000;
/** Without look-alikes. */
const CODE_CHARACTERS = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789'.split('');
const CODE_LENGTH = 8;

/** Members' invited friends. The bet that reaches the threshold gives the points. */
export interface Referrals {
  /** @throws Refused feature_disabled */
  terms(member: MemberRow): Referral;
  /** Reading changes nothing. @throws Refused feature_disabled */
  people(
    member: MemberRow,
    page: PageRequest,
  ): { readonly people: ReferredPerson[]; readonly totalPages: number };
  /**
   * A bet was settled: at the threshold the inviting member gets the points, once. Part of the
   * settling transaction. Earlier promises are kept even while invitations are off.
   */
  noteBet(memberId: number): void;
}

interface ReferralParts {
  readonly database: Database;
  readonly clock: Clock;
  readonly random: Random;
  readonly settings: SettingsInForce;
  readonly members: MemberTable;
  readonly points: Points;
  readonly notifications: Pick<Notifications, 'tell'>;
}

export function createReferrals(parts: ReferralParts): Referrals {
  const { database, clock, settings, members, points, notifications } = parts;
  const table = referralTable(database);
  const random = parts.random.fork('referral codes');

  const requireOpen = () => {
    if (!settings.current.referral.enabled) throw new Refused('feature_disabled');
  };
  const freeCode = (): string => {
    const code = Array.from({ length: CODE_LENGTH }, () => random.pick(CODE_CHARACTERS)).join('');
    return table.isTaken(code) ? freeCode() : code;
  };
  const codeOf = (memberId: number) =>
    database.transaction(() => {
      const known = table.codeOf(memberId);
      if (known !== undefined) return known;
      const code = freeCode();
      table.insert(memberId, code);
      return code;
    });
  const within = () => settings.current.referral.days * DAY_MILLISECONDS;
  const hasCounted = (inviterId: number, person: ReferredRow) =>
    points.lineOf(inviterId, 'points_for_friend', String(person.id)) !== undefined;

  /** Why somebody cannot count, whatever they stake. */
  const whyNot = (inviterId: number, person: ReferredRow): ReferralReason | undefined => {
    const own = members.details(inviterId)['idNumber'];
    if (own !== undefined && own === person.id_number) return 'samePerson';
    if (person.affiliate_code !== null) return 'countedForAgent';
    return person.blocked === 1 ? 'notEligible' : undefined;
  };
  const progressOf = ({ id }: ReferredRow): ReferralProgress => {
    const share = (100 * table.stakedWithin(id, within())) / settings.current.referral.stake;
    return referralProgress.findLast((step) => step <= share) ?? 0;
  };
  const isOver = ({ id, registered_at: registeredAt }: ReferredRow) =>
    registeredAt + within() <= clock.now() && !table.hasOpenBet(id, within());

  const shown = (inviterId: number, person: ReferredRow): ReferredPerson => {
    const known = { name: maskedName(person.nickname), joinedAt: momentOf(person.registered_at) };
    // A counted friend stays counted, whatever happens to the account.
    if (hasCounted(inviterId, person)) {
      return { ...known, state: 'counted', until: null, progress: null, reason: null };
    }
    const reason = whyNot(inviterId, person) ?? (isOver(person) ? 'tooLate' : undefined);
    if (reason !== undefined) {
      return { ...known, state: 'notCounted', until: null, progress: null, reason };
    }
    const until = momentOf(person.registered_at + within());
    return { ...known, state: 'waiting', until, progress: progressOf(person), reason: null };
  };

  return {
    terms: (member) => {
      requireOpen();
      const { stake, days, points: each } = settings.current.referral;
      return { code: codeOf(member.id), currency: member.currency, stake, days, points: each };
    },
    people: (member, page) => {
      requireOpen();
      const code = table.codeOf(member.id);
      if (code === undefined) return { people: [], totalPages: pagesOf(0, page) };
      return {
        people: table.people(code, rowsOf(page)).map((person) => shown(member.id, person)),
        totalPages: pagesOf(table.count(code), page),
      };
    },
    noteBet(memberId) {
      const { stake, points: amount } = settings.current.referral;
      const friend = table.friend(memberId);
      if (!friend) return;
      const { inviter_id: inviterId } = friend;
      if (hasCounted(inviterId, friend) || whyNot(inviterId, friend) !== undefined) return;
      // Once reached it is never summed again, so that the sum stays short.
      if (table.stakedWithin(memberId, within()) < stake) return;
      const name = String(memberId);
      const result = points.post({ memberId: inviterId, kind: 'points_for_friend', name, amount });
      if (!result.ok) throw new Error(`Points for friend ${name}: ${result.code}.`);
      notifications.tell(inviterId, 'friendCounted', {
        friend: maskedName(friend.nickname),
        points: countedWords(amount / 100, 'point'),
      });
    },
  };
}
