import { type PlayAct, stoppableActs } from '#contract/entities/play-limit-types.ts';
import { pauseKindOf } from '#contract/entities/play-pause-types.ts';
import type { StoppedPlay } from '#contract/entities/restriction.ts';
import type { RestrictionReason } from '#contract/entities/restriction-types.ts';
import { pauseStageAt } from '#contract/rules/play-pauses.ts';
import { isStoppedBy } from '#contract/rules/restrictions.ts';
import { type Clock, momentOf } from '../../kernel/clock.ts';
import { Refused } from '../../kernel/refused.ts';
import type { Database } from '../../store/database.ts';
import { playPauseTable } from '../../store/ledger/play-pauses.ts';
import type { MemberTable } from '../../store/members.ts';

/** Something that an account may not do for a while; times in milliseconds since the epoch. */
export interface Restriction {
  readonly reason: RestrictionReason;
  /** When it ends, as far as that is known; null if no time ends it. */
  readonly until: number | null;
}

/** What restricts accounts: the one place that the gate, the wallet and the deposits ask (W10, A27). */
export interface Restrictions {
  /** Everything that restricts an account now, the one that ends last first. */
  of(memberId: number): readonly Restriction[];
  /** What stops an act, the one that ends last; undefined if nothing does. */
  stoppingOf(memberId: number, act: PlayAct): Restriction | undefined;
  /** All that is stopped for an account now; undefined if nothing is. */
  stoppedOf(memberId: number): StoppedPlay | undefined;
  /** @throws Refused account_restricted */
  requireOpen(memberId: number, act: PlayAct): void;
}

interface RestrictionParts {
  readonly database: Database;
  readonly clock: Clock;
  readonly members: Pick<MemberTable, 'byId'>;
}

/** A refusal by what restricts the account. */
export function restrictedBy({ reason, until }: Restriction): Refused {
  return new Refused('account_restricted', {
    restriction: { reason, until: until === null ? null : momentOf(until) },
  });
}

export function createRestrictions({ database, clock, members }: RestrictionParts): Restrictions {
  const pauses = playPauseTable(database);

  const pauseOf = (memberId: number): readonly Restriction[] => {
    const row = pauses.forMember(memberId);
    const kept = row && { ...row, returnsAt: row.returns_at };
    const stage = pauseStageAt(kept ?? null, clock.now());
    if (!kept || !stage) return [];
    const until = { holds: kept.until, over: null, returning: kept.returnsAt }[stage];
    return [{ reason: pauseKindOf(kept.length), until }];
  };
  const of = (memberId: number): readonly Restriction[] => {
    const closesAt = members.byId(memberId)?.closes_at ?? null;
    return [
      ...pauseOf(memberId),
      ...(closesAt === null ? [] : [{ reason: 'closing', until: closesAt } as const]),
    ].toSorted((a, b) => (b.until ?? Infinity) - (a.until ?? Infinity));
  };
  const stoppingOf = (memberId: number, act: PlayAct) =>
    of(memberId).find(({ reason }) => isStoppedBy(act, reason));

  return {
    of,
    stoppingOf,
    stoppedOf(memberId) {
      const all = of(memberId);
      const [last] = all;
      if (!last) return undefined;
      const ends = all.flatMap(({ until }) => until ?? []);
      return {
        reason: last.reason,
        acts: stoppableActs.filter((act) => all.some(({ reason }) => isStoppedBy(act, reason))),
        changesAt: ends.length === 0 ? null : momentOf(Math.min(...ends)),
      };
    },
    requireOpen(memberId, act) {
      const stopping = stoppingOf(memberId, act);
      if (stopping) throw restrictedBy(stopping);
    },
  };
}
