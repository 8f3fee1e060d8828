import type { PlayLimits } from '#contract/entities/play-limit.ts';
import {
  framesOf,
  type PlayAct,
  playFrames,
  playLimitKinds,
} from '#contract/entities/play-limit-types.ts';
import {
  allows,
  chosenAt,
  type FrameAt,
  type HeldLimit,
  isAskedBy,
  type KeptLimit,
  keptAt,
  type PlayEntry,
  type PlayHistory,
  type PlaySpan,
  type PlayVerdict,
  sinceOf,
  standingOf,
} from '#contract/rules/play-limits.ts';
import { calendarOf, type PeriodLength } from '../../kernel/calendar.ts';
import { type Clock, momentOf } from '../../kernel/clock.ts';
import { Refused } from '../../kernel/refused.ts';
import type { SettingsInForce } from '../../settings/settings.ts';
import type { Database } from '../../store/database.ts';
import {
  type PlayLimitName,
  type PlayLimitRow,
  playLimitTable,
} from '../../store/ledger/play-limits.ts';
import type { MemberRow } from '../../store/members.ts';
import type { Ledger } from './ledger.ts';

const HOUR = 60 * 60_000;

const periods = { day: 'daily', week: 'weekly', month: 'monthly' } as const satisfies Record<
  string,
  PeriodLength
>;

/** The limits that players set for themselves (W10). */
export interface OwnLimits {
  of(member: MemberRow): PlayLimits;
  /**
   * Sets a limit, or removes it.
   *
   * @param amount hundredths, or minutes for `time`; null for no limit
   * @throws Refused validation_failed, for a frame that the kind does not have
   */
  choose(member: MemberRow, name: PlayLimitName, amount: number | null): PlayLimits;
  /** Notes that a player who was asked for limits wants none now. */
  goWithout(member: MemberRow): PlayLimits;
  /** Whether a player is to be asked for limits: before the first deposit, until they answer. */
  asks(member: MemberRow): boolean;
  /** Cancels the looser limit that waits. */
  keep(member: MemberRow, name: PlayLimitName): PlayLimits;
  /**
   * Whether a person may pay in or stake an amount, in hundredths, by the limits that hold now.
   *
   * @param at when they did or do, in milliseconds since the epoch; now if left out
   */
  verdictOn(memberId: number, act: PlayAct, amount: number, at?: number): PlayVerdict;
  /** Refuses what no amount of would be allowed. @throws Refused play_limit_reached */
  requireOpen(memberId: number, act: PlayAct): void;
  /** Begins every looser limit that has waited long enough, and tells its owner. */
  beginDue(): void;
}

/** A limit that became looser: null for one that no longer holds. */
export interface LooserLimit extends PlayLimitName {
  /** Hundredths, or minutes for `time`. */
  readonly amount: number | null;
  /** Milliseconds since the epoch. */
  readonly from: number;
}

interface OwnLimitParts {
  readonly database: Database;
  readonly settings: SettingsInForce;
  readonly clock: Clock;
  readonly ledger: Pick<Ledger, 'linesSince'>;
  /** What each of these did since a moment. */
  readonly depositsSince: (memberId: number, since: number) => readonly PlayEntry[];
  readonly withdrawalsSince: (memberId: number, since: number) => readonly PlayEntry[];
  readonly playedSince: (memberId: number, since: number) => readonly PlaySpan[];
  readonly hasDeposited: (memberId: number) => boolean;
  /** Tells a person that a looser limit has begun, in the transaction of its beginning. */
  readonly tellOfLooser: (memberId: number, limit: LooserLimit) => void;
}

/** A refusal by a person's own limit. */
export function ownLimitReached(verdict: PlayVerdict & { readonly allowed: false }): Refused {
  const { limit, fits } = verdict;
  return new Refused('play_limit_reached', {
    playLimit: {
      kind: limit.kind,
      frame: limit.frame,
      fits,
      until: limit.until === null ? null : momentOf(limit.until),
    },
  });
}

export function createOwnLimits(parts: OwnLimitParts): OwnLimits {
  const { database, settings, clock, ledger } = parts;
  const table = playLimitTable(database);

  const frameAt: FrameAt = (frame, at) =>
    calendarOf(settings.current.timeZone).periodAt(periods[frame], at);

  /** The limits that hold now, in order, each with the looser one that waits. */
  const heldOf = (memberId: number) => {
    const rows = table.forMember(memberId);
    const now = clock.now();
    return rows
      .flatMap((row) => {
        const { amount, pending } = keptAt(keptIn(row), now);
        return amount === null ? [] : [{ kind: row.kind, frame: row.frame, amount, pending }];
      })
      .toSorted((a, b) => placeOf(a) - placeOf(b));
  };

  const linesOf = (memberId: number, kind: 'stake' | 'win' | 'stake_returned', since: number) =>
    ledger
      .linesSince(memberId, kind, since)
      .map(({ amount, at }) => ({ at, amount: Math.abs(amount) }));

  /** What limits look at: only what one of them counts is read. */
  const historyOf = (memberId: number, limits: readonly HeldLimit[], at: number): PlayHistory => {
    const read = <Entry>(
      kinds: readonly HeldLimit['kind'][],
      entriesSince: (since: number) => readonly Entry[],
    ): readonly Entry[] => {
      const since = limits
        .filter(({ kind }) => kinds.includes(kind))
        .map(({ frame }) => sinceOf(frame, at, frameAt));
      return since.length === 0 ? [] : entriesSince(Math.min(...since));
    };
    return {
      deposits: read(['deposit', 'netDeposit'], (since) => parts.depositsSince(memberId, since)),
      withdrawals: read(['netDeposit'], (since) => parts.withdrawalsSince(memberId, since)),
      stakes: read(['stake', 'loss'], (since) => linesOf(memberId, 'stake', since)),
      wins: read(['loss'], (since) => [
        ...linesOf(memberId, 'win', since),
        ...linesOf(memberId, 'stake_returned', since),
      ]),
      played: read(['time'], (since) => parts.playedSince(memberId, since)),
    };
  };

  const verdictOn: OwnLimits['verdictOn'] = (memberId, act, amount, at = clock.now()) => {
    // Only the history that these look at is read.
    const limits = heldOf(memberId).filter(({ kind }) => isAskedBy(act, kind));
    if (limits.length === 0) return { allowed: true };
    return allows(historyOf(memberId, limits, at), limits, { act, amount, at }, frameAt);
  };

  const limitsOf = ({ id, currency }: MemberRow): PlayLimits => {
    const limits = heldOf(id);
    const at = clock.now();
    const history = historyOf(id, limits, at);
    return {
      limits: limits.map(({ pending, ...limit }) => {
        const { used, left, until } = standingOf(history, limit, at, frameAt);
        return {
          ...limit,
          used,
          left,
          until: until === null ? null : momentOf(until),
          pending: pending && { amount: pending.amount, from: momentOf(pending.from) },
        };
      }),
      waitHours: settings.current.playLimits.waitHours,
      currency,
    };
  };

  /** Begins what has waited until a moment. */
  const beginUntil = (latest: number) => {
    if (table.due(latest).length === 0) return;
    database.transaction(() => {
      for (const { member_id: memberId, pending_amount: amount, pending_from, ...row } of table.due(
        latest,
      )) {
        const { kind, frame } = row;
        const name = { kind, frame };
        if (amount === null) table.remove(memberId, name);
        else table.put(memberId, { ...name, amount, pending_amount: null, pending_from: null });
        parts.tellOfLooser(memberId, { ...name, amount, from: pending_from });
      }
    });
  };
  // A limit that has begun stays, and its owner is told all the same.
  clock.onSetBack(beginUntil);
  const beginDue = () => beginUntil(clock.now());

  const change = (member: MemberRow, name: PlayLimitName, to: (limit: KeptLimit) => KeptLimit) =>
    database.transaction(() => {
      // What has begun is told before it is changed again.
      beginDue();
      table.noteAnswer(member.id, clock.now());
      const row = table
        .forMember(member.id)
        .find(({ kind, frame }) => kind === name.kind && frame === name.frame);
      const { amount, pending } = to(row ? keptIn(row) : { amount: null, pending: null });
      if (amount === null) table.remove(member.id, name);
      else {
        table.put(member.id, {
          ...name,
          amount,
          pending_amount: pending?.amount ?? null,
          pending_from: pending?.from ?? null,
        });
      }
      return limitsOf(member);
    });

  return {
    of: limitsOf,
    choose(member, { kind, frame }, amount) {
      if (!framesOf(kind).includes(frame)) {
        throw new Refused('validation_failed', { fields: [{ field: 'frame', rule: 'type' }] });
      }
      const wait = settings.current.playLimits.waitHours * HOUR;
      return change(member, { kind, frame }, (limit) => chosenAt(limit, amount, clock.now(), wait));
    },
    goWithout(member) {
      table.noteAnswer(member.id, clock.now());
      return limitsOf(member);
    },
    asks: ({ id }) => !table.hasAnswered(id) && !parts.hasDeposited(id),
    keep: (member, { kind, frame }) =>
      change(member, { kind, frame }, (limit) => ({
        amount: keptAt(limit, clock.now()).amount,
        pending: null,
      })),
    verdictOn,
    requireOpen(memberId, act) {
      const verdict = verdictOn(memberId, act, SMALLEST_AMOUNT);
      if (!verdict.allowed) throw ownLimitReached(verdict);
    },
    beginDue,
  };
}

/** One hundredth: where it does not fit, nothing does. */
const SMALLEST_AMOUNT = 1;

function keptIn({ amount, pending_amount, pending_from }: PlayLimitRow): KeptLimit {
  return {
    amount,
    pending: pending_from === null ? null : { amount: pending_amount, from: pending_from },
  };
}

function placeOf({ kind, frame }: PlayLimitName): number {
  return playLimitKinds.indexOf(kind) * playFrames.length + playFrames.indexOf(frame);
}
