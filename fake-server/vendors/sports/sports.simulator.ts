import type { Random } from '../../kernel/random.ts';
import type { Verdict } from '../../world/ports/game-operator.ts';
import type { Discipline } from '../../world/ports/sports.ts';
import { courseOf, isDecided } from './sports.course.ts';
import { leagues } from './sports.leagues.ts';
import { offerOf, outcomesOf, returnOf } from './sports.odds.ts';
import type { League, Leg, Match, Offer, SportsBet, Standing } from './sports.types.ts';

const MINUTE = 60_000;
const DAY = 1_440 * MINUTE;
/** How far ahead matches are offered, in milliseconds. */
const AHEAD: Readonly<Record<Discipline, number>> = { sports: 3 * DAY, esports: 120 * MINUTE };
/** How long an ended match stays listed. */
const BEHIND: Readonly<Record<Discipline, number>> = { sports: 60 * MINUTE, esports: 5 * MINUTE };
/** Percentage of abandoned matches, whose bets are void. */
const ABANDONED_IN_HUNDRED = 1;
/** The highest payout of one bet, in minor units. */
export const HIGHEST_RETURN = 10_000_000;
const idShape = /^([a-z]{2,12})-(\d{5})-(\d{1,3})$/;

/** Result of a leg, or still open. */
export type LegResult = 'open' | 'won' | 'lost' | 'void';

/** The matches of one world, derived from its seed: the same seed and moment, the same matches. */
export interface SportsSimulator {
  /** What is on, coming and just over, by kick-off. */
  matches(discipline: Discipline, now: number): readonly Match[];
  find(id: string): Match | undefined;
  offer(match: Match, now: number): Offer;
  resultOf(leg: Leg, now: number): LegResult;
  /** Settles a bet when all its matches are over. */
  judge(bet: SportsBet, stake: number, now: number): Verdict;
}

/** @param random a separate source for each name */
export function createSportsSimulator(random: (name: string) => Random): SportsSimulator {
  const matchOf = (league: League, day: number, slot: number): Match | undefined => {
    const kickOff = league.kickOffs[slot];
    if (kickOff === undefined) return undefined;
    const id = `${league.code}-${day}-${slot}`;
    const [home, away] = pairOf(
      random(`${league.code}-${day}-${roundOf(league, slot)}`),
      league,
      slot,
    );
    const { sport } = league;
    const strength = (team: string) => 0.75 + 0.5 * random(`team ${team}`).next();
    const own = random(id);
    const perMinute = sport.goals / sport.minutes;
    const form = () => 0.85 + 0.3 * own.next();
    const rate = (edge: number, team: string, other: string) =>
      perMinute * ((edge * form() * strength(team)) / strength(other)) ** sport.spread;
    const rates = [rate(1.12, home, away), rate(0.92, away, home)] as const;
    const startsAt = day * DAY + kickOff * MINUTE;
    const isAbandoned = own.between(1, 100) <= ABANDONED_IN_HUNDRED;
    const abandonedAt = sport.minutes * (0.1 + 0.8 * own.next());
    return {
      id,
      league,
      home,
      away,
      startsAt,
      endsAt: startsAt + (sport.minutes + sport.pause) * MINUTE,
      rates,
      goals: courseOf(own, sport, rates),
      abandonedAt: isAbandoned ? abandonedAt : undefined,
    };
  };

  const find = (id: string): Match | undefined => {
    const [, code, day, slot] = idShape.exec(id) ?? [];
    const league = leagues.find((known) => known.code === code);
    const match = league && matchOf(league, Number(day), Number(slot));
    // An alternative spelling of its number names no match, so that nobody bets on one match twice
    // at once.
    return match?.id === id ? match : undefined;
  };

  const resultOf = ({ matchId, outcome }: Leg, now: number): LegResult => {
    const match = find(matchId);
    if (!match) return 'void';
    const { phase, score } = standingOf(match, now);
    if (phase === 'abandoned') return 'void';
    if (phase !== 'ended') return 'open';
    return outcomesOf(score, match.league.sport.line).includes(outcome) ? 'won' : 'lost';
  };

  return {
    matches(discipline, now) {
      const first = Math.floor((now - DAY) / DAY);
      const last = Math.floor((now + AHEAD[discipline]) / DAY);
      const days = Array.from({ length: last - first + 1 }, (_, index) => first + index);
      const isNear = (startsAt: number, { sport }: League) =>
        startsAt <= now + AHEAD[discipline] &&
        startsAt + (sport.minutes + sport.pause) * MINUTE >= now - BEHIND[discipline];
      return leagues
        .filter((league) => league.discipline === discipline)
        .flatMap((league) =>
          days.flatMap((day) =>
            league.kickOffs.flatMap((kickOff, slot) => {
              if (!isNear(day * DAY + kickOff * MINUTE, league)) return [];
              return matchOf(league, day, slot) ?? [];
            }),
          ),
        )
        .toSorted((a, b) => a.startsAt - b.startsAt);
    },
    find,
    offer: (match, now) => offerOf(match, standingOf(match, now)),
    resultOf,
    judge({ legs }, stake, now) {
      const results = legs.map((leg) => ({ leg, result: resultOf(leg, now) }));
      if (results.some(({ result }) => result === 'open')) {
        const ends = legs.map(({ matchId }) => find(matchId)?.endsAt ?? now);
        return { kind: 'pending', settlesAt: Math.max(...ends) };
      }
      if (results.some(({ result }) => result === 'lost')) return { kind: 'settled', win: 0 };
      const won = results.filter(({ result }) => result === 'won').map(({ leg }) => leg.odds);
      if (won.length === 0) return { kind: 'void' };
      return { kind: 'settled', win: Math.min(HIGHEST_RETURN, returnOf(stake, won)) };
    },
  };
}

/**
 * State of a match at a moment, by whole minutes: events since are in neither score nor odds, so
 * nobody can bet on what is already known.
 */
export function standingOf(match: Match, now: number): Standing {
  const { sport } = match.league;
  const passed = (now - match.startsAt) / MINUTE;
  const half = sport.minutes / 2;
  const played = passed <= half ? passed : Math.max(half, passed - sport.pause);
  const minute = Math.floor(Math.min(Math.max(0, played), sport.minutes));
  const scoreAt = (until: number): [number, number] => [
    match.goals[0].filter((at) => at <= until).length,
    match.goals[1].filter((at) => at <= until).length,
  ];
  if (passed < 0) return { phase: 'coming', minute: 0, score: [0, 0] };
  const isAbandoned = match.abandonedAt !== undefined && played >= match.abandonedAt;
  const at = isAbandoned ? Math.floor(match.abandonedAt) : minute;
  const score = scoreAt(at);
  // The majority of sets decides, whatever follows.
  if (isDecided(sport, score)) return { phase: 'ended', minute: at, score };
  if (isAbandoned) return { phase: 'abandoned', minute: at, score };
  if (now >= match.endsAt) {
    return { phase: 'ended', minute: sport.minutes, score: scoreAt(sport.minutes) };
  }
  return { phase: 'live', minute, score };
}

/** Whether a match is abandoned without a result: all its bets are void. */
export function endsVoid(match: Match): boolean {
  return standingOf(match, match.endsAt).phase === 'abandoned';
}

/** Matches of a league with disjoint teams: as many as there are pairs. */
function roundOf(league: League, slot: number): number {
  return Math.floor(slot / Math.floor(league.teams.length / 2));
}

/** The teams of a slot: all slots of a round share one shuffle, so that no team plays twice. */
function pairOf(random: Random, { teams }: League, slot: number): readonly [string, string] {
  const shuffled = teams
    .map((team) => ({ team, place: random.next() }))
    .toSorted((a, b) => a.place - b.place);
  const pair = slot % Math.floor(teams.length / 2);
  return [shuffled[2 * pair]?.team ?? '', shuffled[2 * pair + 1]?.team ?? ''];
}
