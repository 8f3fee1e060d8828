import type { DayLimit } from '#contract/entities/money.ts';
import type { PlayAct } from '#contract/entities/play-limit-types.ts';
import { type Calendar, calendarOf } from '../../kernel/calendar.ts';
import { type Clock, momentOf } from '../../kernel/clock.ts';
import type { Refused } from '../../kernel/refused.ts';
import type { Bounds, SettingsInForce } from '../../settings/settings.ts';
import type { Ledger } from './ledger.ts';
import { type OwnLimits, ownLimitReached } from './own-limits.ts';
import { type Restrictions, restrictedBy } from './restrictions.ts';

/** The subject of a limit. A further kind (loss, time …) needs one more name and a rule. */
export type LimitSubject = 'deposit' | 'stake' | 'payout';

/** A person's intention, in hundredths; `at` in milliseconds since the epoch. */
interface LimitRequest {
  readonly subject: LimitSubject;
  readonly amount: number;
  readonly at: number;
}

/** An intention of now, or what was done at a moment that is told later. */
interface Intention extends Omit<LimitRequest, 'at'> {
  /** Milliseconds since the epoch; now if left out. */
  readonly at?: number;
}

/** What was done of a kind since a moment (milliseconds since the epoch), oldest first. */
type LimitHistory = (
  subject: LimitSubject,
  since: number,
) => readonly Pick<LimitRequest, 'amount' | 'at'>[];

/** What one rule still allows. */
interface Room {
  /** The rule: `deposit_bounds` … */
  readonly rule: string;
  /** The minimum; nothing is allowed below it. */
  readonly min: number;
  /** The most that is allowed now; 0 for nothing. */
  readonly max: number;
  /**
   * When more will be allowed, in milliseconds since the epoch; null if that never happens by
   * itself.
   */
  readonly resetsAt: number | null;
}

/** A rule: what it allows, or undefined if it does not apply. Pure. */
export type LimitRule = (request: LimitRequest, history: LimitHistory) => Room | undefined;

/** Whether the site allows something. A refusal says how much would be, and when more will be. */
type SiteAllowance =
  | { readonly allowed: true }
  | ({ readonly allowed: false; readonly code: 'below_minimum' | 'above_limit' } & Room);

/** The same, where a restriction of the account or the person's own limits may refuse as well. */
export type Allowance =
  | SiteAllowance
  | {
      readonly allowed: false;
      readonly code: 'own_limit' | 'restricted';
      readonly refusal: Refused;
    };

/** The one check of every deposit, stake and withdrawal (W10). Pure. */
export type Allows = (request: LimitRequest, history: LimitHistory) => SiteAllowance;

/** What a player's own limits are asked about. */
interface PlayIntention extends Intention {
  readonly subject: 'deposit' | 'stake';
}

const actOf = { deposit: 'paysIn', stake: 'stakes' } as const satisfies Record<string, PlayAct>;

/** The bounds of each single amount of a kind. */
export function boundsRule(subject: LimitSubject, { min, max }: Bounds): LimitRule {
  return (request) =>
    request.subject === subject
      ? { rule: `${subject}_bounds`, min, max, resetsAt: null }
      : undefined;
}

/** The daily limit of the site, in hundredths. */
function dayRule(subject: LimitSubject, max: number, calendar: Calendar): LimitRule {
  return (request, history) => {
    if (request.subject !== subject) return undefined;
    const day = calendar.periodAt('daily', request.at);
    const used = history(subject, day.from)
      .filter(({ at }) => at < day.before)
      .reduce((sum, { amount }) => sum + amount, 0);
    return {
      rule: `${subject}_day`,
      min: 0,
      max: Math.max(0, max - used),
      resetsAt: used === 0 ? null : day.before,
    };
  };
}

/**
 * Asks every rule; the strictest one decides. Among equally strict ones, the one with the longest
 * wait.
 */
export function limitsBy(rules: readonly LimitRule[]): Allows {
  return (request, history) => {
    const rooms = rules.flatMap((rule) => rule(request, history) ?? []);
    const tightest = rooms.toSorted((a, b) => a.max - b.max || waitFor(b) - waitFor(a))[0];
    const dearest = rooms.toSorted((a, b) => b.min - a.min)[0];
    if (!tightest || !dearest) return { allowed: true };
    if (request.amount > tightest.max) {
      return { allowed: false, code: 'above_limit', ...tightest, min: dearest.min };
    }
    if (request.amount < dearest.min) {
      return { allowed: false, code: 'below_minimum', ...dearest, max: tightest.max };
    }
    return { allowed: true };
  };
}

function waitFor({ resetsAt }: Room): number {
  return resetsAt ?? Number.MAX_SAFE_INTEGER;
}

/** The limits of one world. */
export interface Limits {
  /**
   * Asks the site's rules that apply to a person now.
   *
   * @param own bounds of the request, such as those of a payment method
   */
  siteAllows(memberId: number, request: Intention, own?: Bounds): SiteAllowance;
  /**
   * First what restricts the account now, whenever it was paid; then the same, and then the person's
   * own limits of what is paid in or staked (W10).
   */
  allows(memberId: number, request: PlayIntention, own?: Bounds): Allowance;
  /** A person's daily limit, and what is left of it. */
  forDay(memberId: number, subject: 'deposit' | 'payout'): DayLimit;
}

interface LimitsParts {
  readonly settings: SettingsInForce;
  readonly clock: Clock;
  readonly ledger: Ledger;
  readonly ownLimits: Pick<OwnLimits, 'verdictOn'>;
  readonly restrictions: Pick<Restrictions, 'stoppingOf'>;
  /** The deposits of a person that were credited, with what was paid, since a moment. */
  readonly depositsSince: (memberId: number, since: number) => ReturnType<LimitHistory>;
  /** A person's withdrawals since a moment, without returned ones. */
  readonly withdrawalsSince: (memberId: number, since: number) => ReturnType<LimitHistory>;
}

export function createLimits(parts: LimitsParts): Limits {
  const { settings, clock, ledger, ownLimits, restrictions } = parts;
  const { depositsSince, withdrawalsSince } = parts;
  const maxPerDay = (subject: 'deposit' | 'payout') => {
    const { maxDepositsPerDay, withdrawals } = settings.current;
    return subject === 'deposit' ? maxDepositsPerDay : withdrawals.maxPerDay;
  };
  const dayRuleOf = (subject: 'deposit' | 'payout') =>
    dayRule(subject, maxPerDay(subject), calendarOf(settings.current.timeZone));
  const rulesOf = (subject: LimitSubject): LimitRule[] =>
    subject === 'stake'
      ? [boundsRule(subject, settings.current.stakeBounds)]
      : [dayRuleOf(subject)];
  const historyOf =
    (memberId: number): LimitHistory =>
    (kind, since) => {
      if (kind === 'deposit') return depositsSince(memberId, since);
      if (kind === 'payout') return withdrawalsSince(memberId, since);
      const lines = ledger.linesSince(memberId, kind, since);
      return lines.map((line) => ({ amount: Math.abs(line.amount), at: line.at }));
    };
  const siteAllows: Limits['siteAllows'] = (memberId, intention, own) => {
    const { subject, amount, at = clock.now() } = intention;
    const rules = [...rulesOf(subject), ...(own ? [boundsRule(subject, own)] : [])];
    return limitsBy(rules)({ subject, amount, at }, historyOf(memberId));
  };
  return {
    siteAllows,
    allows(memberId, intention, own) {
      const stopping = restrictions.stoppingOf(memberId, actOf[intention.subject]);
      if (stopping) return { allowed: false, code: 'restricted', refusal: restrictedBy(stopping) };
      const allowance = siteAllows(memberId, intention, own);
      if (!allowance.allowed) return allowance;
      const { subject, amount, at } = intention;
      const verdict = ownLimits.verdictOn(memberId, actOf[subject], amount, at);
      if (verdict.allowed) return verdict;
      return { allowed: false, code: 'own_limit', refusal: ownLimitReached(verdict) };
    },
    forDay(memberId, subject) {
      const request = { subject, amount: 0, at: clock.now() };
      const room = dayRuleOf(subject)(request, historyOf(memberId));
      return {
        max: maxPerDay(subject),
        left: room?.max ?? 0,
        resetsAt: room?.resetsAt == null ? null : momentOf(room.resetsAt),
      };
    },
  };
}
