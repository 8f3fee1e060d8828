import type { DayLimit } from '#contract/entities/money.ts';
import { type Calendar, calendarOf } from '../../ground/calendar.ts';
import { type Clock, momentOf } from '../../ground/clock.ts';
import type { Bounds, SettingsInForce } from '../../settings/settings.ts';
import type { Ledger } from './ledger.ts';

/** What a limit is about. Later kinds (loss, time …) are one more name, and a rule that knows it. */
export type LimitSubject = 'deposit' | 'stake' | 'payout';

/** What somebody wants to do, in hundredths; `at` in milliseconds since the epoch. */
interface LimitRequest {
  readonly subject: LimitSubject;
  readonly amount: number;
  readonly at: number;
}

/** What was done of a kind since a moment (milliseconds since the epoch), oldest first. */
type LimitHistory = (
  subject: LimitSubject,
  since: number,
) => readonly Pick<LimitRequest, 'amount' | 'at'>[];

/** What is left by one rule. */
interface Room {
  /** The rule that speaks: `deposit_bounds` … */
  readonly rule: string;
  /** The least that can be asked for; nothing below it. */
  readonly min: number;
  /** The most that still fits now; 0 for nothing. */
  readonly max: number;
  /** When more will fit, in milliseconds since the epoch; null when it never does by itself. */
  readonly resetsAt: number | null;
}

/** A rule: what it leaves room for, or undefined where it says nothing about the request. Pure. */
export type LimitRule = (request: LimitRequest, history: LimitHistory) => Room | undefined;

/** Whether something may be done. A refusal says what would still fit, and from when more does. */
type Allowance =
  | { readonly allowed: true }
  | ({ readonly allowed: false; readonly code: 'below_minimum' | 'above_limit' } & Room);

/** The one question that every deposit, stake and payout is asked (W10). Pure. */
export type Allows = (request: LimitRequest, history: LimitHistory) => Allowance;

/** The rule of bounds on each single amount of a kind. */
export function boundsRule(subject: LimitSubject, { min, max }: Bounds): LimitRule {
  return (request) =>
    request.subject === subject
      ? { rule: `${subject}_bounds`, min, max, resetsAt: null }
      : undefined;
}

/** The rule of so much in a day of the site, in hundredths. */
function dayRule(subject: LimitSubject, max: number, calendar: Calendar): LimitRule {
  return (request, history) => {
    if (request.subject !== subject) return undefined;
    const day = calendar.periodAt('daily', request.at);
    const used = history(subject, day.from).reduce((sum, { amount }) => sum + amount, 0);
    return {
      rule: `${subject}_day`,
      min: 0,
      max: Math.max(0, max - used),
      resetsAt: used === 0 ? null : day.before,
    };
  };
}

/**
 * Asks every rule; the tightest one answers. Of several that leave the same room, the one speaks
 * after which it takes longest until more fits.
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
   * Asks the rules of the site that hold for a person now.
   *
   * @param own bounds of what is asked for, such as those of a way to pay in
   */
  allows(memberId: number, request: Omit<LimitRequest, 'at'>, own?: Bounds): Allowance;
  /** What the limit of a day is for a person, and what it leaves. */
  ofDay(memberId: number, subject: 'deposit' | 'payout'): DayLimit;
}

interface LimitsParts {
  readonly settings: SettingsInForce;
  readonly clock: Clock;
  readonly ledger: Ledger;
  /** The deposits of a person that were credited, with what was paid, since a moment. */
  readonly depositsSince: (memberId: number, since: number) => ReturnType<LimitHistory>;
  /** The withdrawals of a person that did not come back, since a moment. */
  readonly withdrawalsSince: (memberId: number, since: number) => ReturnType<LimitHistory>;
}

export function createLimits(parts: LimitsParts): Limits {
  const { settings, clock, ledger, depositsSince, withdrawalsSince } = parts;
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
  return {
    allows(memberId, { subject, amount }, own) {
      const rules = [...rulesOf(subject), ...(own ? [boundsRule(subject, own)] : [])];
      return limitsBy(rules)({ subject, amount, at: clock.now() }, historyOf(memberId));
    },
    ofDay(memberId, subject) {
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
