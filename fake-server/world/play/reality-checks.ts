import type { PlaySession } from '#contract/entities/game.ts';
import type { PlayLimits } from '#contract/entities/play-limit.ts';
import { isAskedBy } from '#contract/rules/play-limits.ts';
import { type Clock, momentOf } from '../../kernel/clock.ts';
import { Refused } from '../../kernel/refused.ts';
import type { SettingsInForce } from '../../settings/settings.ts';
import type { Database } from '../../store/database.ts';
import type { MemberRow } from '../../store/members.ts';
import { realityCheckTable } from '../../store/play/reality-checks.ts';
import type { OwnLimits } from '../ledger/own-limits.ts';
import type { LiveUpdates } from '../notifications/live-updates.ts';
import type { PlaySessions } from './play-sessions.ts';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;

/** Asks players from time to time whether to go on, with what they have played (W10). */
export interface RealityChecks {
  /** A person's last session of play, with its next check; null before the first. */
  sessionOf(member: MemberRow): PlaySession | null;
  /** The limits of a person, with how often they are asked. */
  limitsOf(member: MemberRow): PlayLimits;
  /**
   * Sets how often a person is asked, in minutes of play.
   *
   * @throws Refused validation_failed, for more than the site allows
   */
  choose(member: MemberRow, everyMinutes: number): PlayLimits;
  /**
   * The person goes on after a check; nothing if it was answered before.
   *
   * @param dueAt when it became due, in milliseconds since the epoch
   */
  answer(member: MemberRow, dueAt: number): PlaySession | null;
}

interface RealityCheckParts {
  readonly database: Database;
  readonly clock: Clock;
  readonly settings: SettingsInForce;
  readonly live: Pick<LiveUpdates, 'tell'>;
  readonly playSessions: PlaySessions;
  readonly ownLimits: OwnLimits;
}

export function createRealityChecks(parts: RealityCheckParts): RealityChecks {
  const { database, clock, settings, live, playSessions, ownLimits } = parts;
  const table = realityCheckTable(database);

  const intervalOf = (memberId: number) => {
    const longestMinutes = settings.current.playLimits.checkMinutes;
    const own = table.of(memberId)?.minutes ?? longestMinutes;
    return { everyMinutes: Math.min(own, longestMinutes), longestMinutes };
  };

  /** When the next check is due; undefined if nobody plays. */
  const dueOf = (memberId: number): number | undefined => {
    const time = playSessions.timeOf(memberId);
    if (!time?.goesOn) return undefined;
    const answeredAt = table.of(memberId)?.answered_at ?? 0;
    // An answer of later, before the clock went back, counts for nothing.
    const from = answeredAt <= clock.now() ? Math.max(answeredAt, time.startedAt) : time.startedAt;
    return from + intervalOf(memberId).everyMinutes * MINUTE;
  };

  const sessionOf = (member: MemberRow): PlaySession | null => {
    const { id, currency } = member;
    const played = playSessions.of(id);
    const time = playSessions.timeOf(id);
    if (!played || !time) return null;
    const due = dueOf(id);
    return {
      startedAt: momentOf(played.startedAt),
      staked: { amount: played.staked, currency },
      open: { amount: played.open, currency },
      won: { amount: played.won, currency },
      rounds: played.rounds,
      playedSeconds: Math.max(0, Math.floor((time.playedUntil - time.startedAt) / SECOND)),
      ...(due !== undefined && {
        check: {
          everyMinutes: intervalOf(id).everyMinutes,
          dueAt: momentOf(due),
          isDue: due <= clock.now(),
        },
      }),
      limits: ownLimits.of(member).limits.filter(({ kind }) => isAskedBy('stakes', kind)),
    };
  };

  const limitsOf = (member: MemberRow): PlayLimits => ({
    ...ownLimits.of(member),
    check: intervalOf(member.id),
  });

  return {
    sessionOf,
    limitsOf,
    choose(member, everyMinutes) {
      const { longestMinutes } = intervalOf(member.id);
      if (everyMinutes > longestMinutes) {
        throw new Refused('validation_failed', {
          fields: [{ field: 'everyMinutes', rule: 'range' }],
        });
      }
      // Who wants what the site has follows it.
      table.choose(member.id, everyMinutes === longestMinutes ? null : everyMinutes);
      live.tell(member.id, 'balance');
      return limitsOf(member);
    },
    answer: (member, dueAt) =>
      database.transaction(() => {
        const due = dueOf(member.id);
        if (due === dueAt && due <= clock.now()) {
          table.noteAnswer(member.id, clock.now());
          // Other tabs show the same check.
          live.tell(member.id, 'balance');
        }
        return sessionOf(member);
      }),
  };
}
