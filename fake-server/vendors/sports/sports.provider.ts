import type { OfferedMatch, SportsProvider } from '../../world/ports/sports.ts';
import { type SportsSimulator, standingOf } from './sports.simulator.ts';
import { sportOfTitle } from './sports.titles.ts';
import type { Match } from './sports.types.ts';

/** What the vendor's page shows on a match and its winner, for the portal's own lists. */
export function createSportsProvider(simulator: SportsSimulator): SportsProvider {
  const offered = (match: Match, now: number): OfferedMatch | undefined => {
    const { phase, minute, score } = standingOf(match, now);
    if (phase === 'ended' || phase === 'abandoned') return undefined;
    const { '1': home, X: draw, '2': away } = simulator.offer(match, now);
    return {
      matchId: match.id,
      sport: match.league.sport.code,
      league: { PT: match.league.name.pt, EN: match.league.name.en },
      home: match.home,
      away: match.away,
      startsAt: match.startsAt,
      live: phase === 'live' ? { minute, score } : undefined,
      hasDraw: match.league.sport.scoring === 'goals',
      odds: { '1': home, X: draw, '2': away },
    };
  };
  return {
    matches: (discipline, now, until) =>
      simulator
        .matches(discipline, now)
        .filter(({ startsAt }) => startsAt <= until)
        .flatMap((match) => offered(match, now) ?? []),
    sportOf: sportOfTitle,
  };
}
