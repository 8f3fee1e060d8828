import type { PlayPauseState } from '#contract/entities/play-pause.ts';
import { type PauseLength, pauseKindOf } from '#contract/entities/play-pause-types.ts';
import {
  type KeptPause,
  pausedAt,
  pauseStageAt,
  returnAskedAt,
  returnDroppedAt,
} from '#contract/rules/play-pauses.ts';
import { untilWords } from '../../content/pause-words.ts';
import { type Clock, momentOf } from '../../kernel/clock.ts';
import type { SettingsInForce } from '../../settings/settings.ts';
import type { Database } from '../../store/database.ts';
import { playPauseTable } from '../../store/ledger/play-pauses.ts';
import type { LiveUpdates } from '../notifications/live-updates.ts';
import type { Notifications } from '../notifications/notifications.ts';
import type { Sessions, SignedIn } from '../sessions/sessions.ts';

const HOUR = 60 * 60_000;

/** Breaks and self-exclusions that players choose (W10); `Restrictions` keeps to them. */
export interface PlayPauses {
  of(memberId: number): PlayPauseState;
  /** Begins one, or makes it longer, and ends every other session. Otherwise it changes nothing. */
  choose(who: Pick<SignedIn, 'member' | 'sessionHash'>, length: PauseLength): PlayPauseState;
  /**
   * Asks to come back after a self-exclusion, or takes that back; before its time is over it changes
   * nothing.
   */
  resume(memberId: number, isWanted: boolean): PlayPauseState;
}

interface PauseParts {
  readonly database: Database;
  readonly clock: Clock;
  readonly settings: SettingsInForce;
  readonly sessions: Pick<Sessions, 'endOthersOfMember'>;
  readonly notifications: Pick<Notifications, 'tell'>;
  readonly live: Pick<LiveUpdates, 'tell'>;
}

export function createPlayPauses(parts: PauseParts): PlayPauses {
  const { database, clock, settings, sessions, notifications, live } = parts;
  const table = playPauseTable(database);

  const keptOf = (memberId: number): KeptPause | null => {
    const row = table.forMember(memberId);
    if (!row) return null;
    const { length, since, until, returns_at: returnsAt } = row;
    return { length, since, until, returnsAt };
  };
  const stateOf = (memberId: number): PlayPauseState => {
    const kept = keptOf(memberId);
    const stage = pauseStageAt(kept, clock.now());
    return {
      pause:
        kept && stage
          ? {
              kind: pauseKindOf(kept.length),
              length: kept.length,
              stage,
              since: momentOf(kept.since),
              until: asMoment(kept.until),
              returnsAt: stage === 'returning' ? asMoment(kept.returnsAt) : null,
            }
          : null,
      returnHours: settings.current.playPauses.returnHours,
    };
  };
  const put = (memberId: number, { length, since, until, returnsAt }: KeptPause) => {
    table.put(memberId, { length, since, until, returns_at: returnsAt });
    // Open pages read again what is open, and what is offered.
    for (const topic of ['balance', 'payments', 'promotions', 'profile'] as const)
      live.tell(memberId, topic);
  };
  const untilOf = (at: number | null) => untilWords(at, settings.current.timeZone);

  return {
    of: stateOf,
    choose: ({ member: { id }, sessionHash }, length) =>
      database.transaction(() => {
        const before = keptOf(id);
        const after = pausedAt(before, length, clock.now());
        if (after === before) return stateOf(id);
        put(id, after);
        sessions.endOthersOfMember(id, sessionHash);
        const kind = pauseKindOf(after.length) === 'break' ? 'play.paused' : 'play.excluded';
        notifications.tell(id, kind, { until: untilOf(after.until) });
        return stateOf(id);
      }),
    resume: (memberId, isWanted) =>
      database.transaction(() => {
        const before = keptOf(memberId);
        const now = clock.now();
        const wait = settings.current.playPauses.returnHours * HOUR;
        const after = isWanted ? returnAskedAt(before, now, wait) : returnDroppedAt(before, now);
        if (!after || after === before) return stateOf(memberId);
        put(memberId, after);
        if (isWanted) {
          notifications.tell(memberId, 'play.returning', { until: untilOf(after.returnsAt) });
        }
        return stateOf(memberId);
      }),
  };
}

function asMoment(at: number | null): string | null {
  return at === null ? null : momentOf(at);
}
