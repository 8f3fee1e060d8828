import type { Clock } from '../../kernel/clock.ts';
import type { Database } from '../../store/database.ts';
import { type PlayedRow, playSessionTable } from '../../store/play/play-sessions.ts';

/** A pause of this length starts a new session of play, in milliseconds. */
export const LONGEST_PAUSE = 30 * 60_000;

/** A session of play: its start, and the stakes and wins in it, in hundredths. */
interface PlayedSession extends PlayedRow {
  readonly startedAt: number;
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
}

export function createPlaySessions(database: Database, clock: Clock): PlaySessions {
  const table = playSessionTable(database);
  return {
    notePlay(memberId) {
      const now = clock.now();
      const last = table.find(memberId);
      const goesOn =
        last !== undefined &&
        // The clock was moved back before its beginning.
        last.started_at <= now &&
        now - last.last_played_at <= LONGEST_PAUSE;
      table.put(memberId, {
        started_at: goesOn ? last.started_at : now,
        last_played_at: goesOn ? Math.max(now, last.last_played_at) : now,
      });
    },
    of(memberId) {
      const last = table.find(memberId);
      if (!last) return undefined;
      const { started_at: startedAt, last_played_at: lastPlayedAt } = last;
      return { startedAt, ...table.playedWithin(memberId, startedAt, lastPlayedAt) };
    },
  };
}
