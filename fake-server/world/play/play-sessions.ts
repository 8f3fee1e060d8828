import type { PlaySpan } from '#contract/rules/play-limits.ts';
import type { Clock } from '../../kernel/clock.ts';
import type { Database } from '../../store/database.ts';
import { type PlayedRow, playSessionTable } from '../../store/play/play-sessions.ts';

/** A pause of this length starts a new session of play, in milliseconds. */
export const LONGEST_PAUSE = 30 * 60_000;

/** A session of play: its start, and the stakes and wins in it, in hundredths. */
interface PlayedSession extends PlayedRow {
  readonly startedAt: number;
}

/** The time of a session of play, in milliseconds since the epoch. */
interface PlayedTime {
  readonly startedAt: number;
  /** Now, or the last play if the session is over. */
  readonly playedUntil: number;
  /** Whether play now would belong to it. */
  readonly goesOn: boolean;
}

/**
 * Each person's continuous play over all games and windows, with its result (W10). Reloading the
 * page does not change it, nor does another game.
 */
export interface PlaySessions {
  /** The person opens a game or plays a round. */
  notePlay(memberId: number): void;
  /** The last session; undefined for a person who has never played. */
  of(memberId: number): PlayedSession | undefined;
  /** The time of the last session; undefined for a person who has never played. */
  timeOf(memberId: number): PlayedTime | undefined;
  /**
   * When the person played after a moment. Somebody who paused for a short time is still playing:
   * that time counts up to now.
   */
  since(memberId: number, moment: number): readonly PlaySpan[];
}

export function createPlaySessions(database: Database, clock: Clock): PlaySessions {
  const table = playSessionTable(database);
  return {
    notePlay(memberId) {
      const now = clock.now();
      const last = table.last(memberId);
      if (last && goesOn(last, now)) table.goOn(last.id, Math.max(now, last.last_played_at));
      else table.begin(memberId, now);
    },
    of(memberId) {
      const last = table.last(memberId);
      if (!last) return undefined;
      const { started_at: startedAt, last_played_at: lastPlayedAt } = last;
      return { startedAt, ...table.playedWithin(memberId, startedAt, lastPlayedAt) };
    },
    timeOf(memberId) {
      const last = table.last(memberId);
      const now = clock.now();
      return (
        last && {
          startedAt: last.started_at,
          playedUntil: playedUntil(last, now),
          goesOn: goesOn(last, now),
        }
      );
    },
    since(memberId, moment) {
      const now = clock.now();
      const rows = table.since(memberId, moment - LONGEST_PAUSE);
      return rows.map((row, index) => ({
        from: row.started_at,
        before: index === rows.length - 1 ? playedUntil(row, now) : row.last_played_at,
      }));
    },
  };
}

interface SessionTimes {
  readonly started_at: number;
  readonly last_played_at: number;
}

/** Whether play now belongs to a session. It does not if the clock was moved back before it. */
function goesOn({ started_at, last_played_at }: SessionTimes, now: number): boolean {
  return started_at <= now && now - last_played_at <= LONGEST_PAUSE;
}

/** The end of the play in a session: now while it goes on. */
function playedUntil(times: SessionTimes, now: number): number {
  return goesOn(times, now) ? Math.max(now, times.last_played_at) : times.last_played_at;
}
