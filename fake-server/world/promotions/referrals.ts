import type { Referral, ReferredPerson } from '#contract/entities/referral.ts';
import type { ReferralReason } from '#contract/entities/referral-types.ts';
import { type Clock, momentOf } from '../../ground/clock.ts';
import { type PageRequest, pagesOf, rowsOf } from '../../ground/pages.ts';
import type { Random } from '../../ground/random.ts';
import { Refused } from '../../ground/refused.ts';
import type { Database } from '../../store/database.ts';
import type { MemberRow, MemberTable } from '../../store/members.ts';
import { type ReferredRow, referralTable } from '../../store/referrals.ts';
import { maskedName } from '../masked-name.ts';
import type { Points } from '../points/points.ts';
import type { SettingsBook } from '../site/settings.ts';

const DAY_MILLISECONDS = 24 * 60 * 60_000;
/** Without those that look like others. */
const CODE_CHARACTERS = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789'.split('');
const CODE_LENGTH = 8;
/** So many people are looked at in one go. */
const MOST_PEOPLE = 1_000;

/** What friends bring (W5). */
export interface ReferralFigures {
  readonly areOpen: boolean;
  /** Hundredths of money that a friend has to stake, within so many days of registering. */
  readonly stake: number;
  readonly days: number;
  /** Hundredths of a point for each one who counts. */
  readonly points: number;
}

/** Friends whom members invite by a link of their own. */
export interface Referrals {
  /** @throws Refused feature_disabled */
  terms(member: MemberRow): Referral;
  /** Who counts by now has brought the points when it is looked at. @throws Refused feature_disabled */
  people(
    member: MemberRow,
    page: PageRequest,
  ): { readonly people: ReferredPerson[]; readonly totalPages: number };
}

interface ReferralParts {
  readonly database: Database;
  readonly clock: Clock;
  readonly random: Random;
  readonly settings: SettingsBook;
  readonly members: MemberTable;
  readonly points: Points;
}

export function createReferrals(parts: ReferralParts): Referrals {
  const { database, clock, settings, members, points } = parts;
  const table = referralTable(database);
  const random = parts.random.fork('referral codes');

  const requireOpen = () => {
    if (!settings.current.referral.areOpen) throw new Refused('feature_disabled');
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
  const isPaid = (inviter: MemberRow, person: ReferredRow) =>
    points.lineOf(inviter.id, 'points_given', nameOf(person)) !== undefined;

  const reasonOf = (inviter: MemberRow, person: ReferredRow): ReferralReason | null => {
    const own = members.details(inviter.id)['idNumber'];
    if (own !== undefined && own === person.id_number) return 'samePerson';
    if (person.affiliate_code !== null) return 'ofAgent';
    if (person.blocked === 1) return 'blocked';
    const isOver = person.registered_at + within() <= clock.now();
    return isOver && person.staked < settings.current.referral.stake ? 'tooLate' : null;
  };
  const shown = (inviter: MemberRow, person: ReferredRow): ReferredPerson => {
    const known = { name: maskedName(person.nickname), joinedAt: momentOf(person.registered_at) };
    // What was counted stays so, whatever becomes of the account.
    if (isPaid(inviter, person)) return { ...known, state: 'counted', until: null, reason: null };
    const reason = reasonOf(inviter, person);
    if (reason !== null) return { ...known, state: 'notCounted', until: null, reason };
    const until = momentOf(person.registered_at + within());
    return { ...known, state: 'waiting', until, reason: null };
  };
  /** Pays for everybody who has come to count, once each. */
  const pay = (inviter: MemberRow, code: string) => {
    const { stake, points: amount } = settings.current.referral;
    for (const person of table.people(code, within(), { limit: MOST_PEOPLE, offset: 0 })) {
      if (person.staked < stake || isPaid(inviter, person)) continue;
      if (reasonOf(inviter, person) !== null) continue;
      points.post({ memberId: inviter.id, kind: 'points_given', name: nameOf(person), amount });
    }
  };

  return {
    terms: (member) => {
      requireOpen();
      const { stake, days, points: each } = settings.current.referral;
      return { code: codeOf(member.id), currency: member.currency, stake, days, points: each };
    },
    people: (member, page) => {
      requireOpen();
      return database.transaction(() => {
        const code = codeOf(member.id);
        pay(member, code);
        const rows = table.people(code, within(), rowsOf(page));
        return {
          people: rows.map((person) => shown(member, person)),
          totalPages: pagesOf(table.count(code), page),
        };
      });
    },
  };
}

/** Names the line of points that somebody brings. */
function nameOf({ id }: ReferredRow): string {
  return `referral:${id}`;
}
