import type { SportsMatch } from '#contract/entities/sports.ts';
import type { Times } from '#contract/rules/times.ts';

const DAY_MILLISECONDS = 24 * 60 * 60_000;

/** What is being played, and what begins today and tomorrow. Today has the running ones too. */
export const matchDays = ['today', 'live', 'tomorrow'] as const;
export type MatchDay = (typeof matchDays)[number];

/**
 * The matches of each day, by kick-off.
 *
 * @param now milliseconds since the epoch
 */
export function matchesByDay(
  matches: readonly SportsMatch[],
  now: number,
  times: Pick<Times, 'day'>,
): Readonly<Record<MatchDay, readonly SportsMatch[]>> {
  const today = times.day(now);
  const tomorrow = times.day(now + DAY_MILLISECONDS);
  return {
    live: matches.filter(({ live }) => live !== null),
    today: matches.filter(({ live, startsAt }) => live !== null || times.day(startsAt) === today),
    tomorrow: matches.filter(
      ({ live, startsAt }) => live === null && times.day(startsAt) === tomorrow,
    ),
  };
}
