import { Router } from 'express';
import type { GameKind, GameSession } from '../../world/ports/game-operator.ts';
import type { Discipline } from '../../world/ports/sports.ts';
import { type GamePorts, readRound, readStake, refuse } from '../games/game.answers.ts';
import { gameRouter, inSession, sendResult } from '../games/game.router.ts';
import { returnOfKind } from '../returns.ts';
import { betViewOf, MAX_LEGS, quote, readLegs, viewOf } from './sports.bets.ts';
import { MARGIN } from './sports.odds.ts';
import { HIGHEST_RETURN, type SportsSimulator } from './sports.simulator.ts';
import { sportOfTitle } from './sports.titles.ts';
import type { Leg, SportsBet } from './sports.types.ts';

/** What `sportsRouter` needs from outside. */
export interface SportsPorts extends GamePorts {
  readonly simulator: SportsSimulator;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
}

const page = {
  name: 'sports',
  title: 'Sportsbook',
  icon: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><circle cx="12" cy="12" r="10" fill="#fff"/><path d="M12 7l4.8 3.5-1.9 5.6H9.1L7.2 10.5z" fill="#1b1b1f"/></svg>`,
  styles: ['games/game.tabs', 'sports/sports', 'sports/sports.slip'],
};

/** The rules, equal for every session: readable before a stake (L5b). */
const rules = {
  margin: MARGIN,
  /** The average return on a stake before odds are rounded down to hundredths. */
  returnToPlayer: returnOfKind('sports'),
  maxLegs: MAX_LEGS,
  highestReturn: HIGHEST_RETURN,
};

/** Bets on the page. */
const SHOWN_BETS = 40;

/**
 * A sportsbook on the vendor's own origin, framed by the portal (L6): `GET
 * /sports/play?session=…&lang=…` and the page's calls. See `../README.md`.
 */
export function sportsRouter(ports: SportsPorts): Router {
  const { rounds, simulator } = ports;
  const calls = Router();

  /** The current matches, bets and balance. */
  const boardOf = (token: string, { kind, balance }: GameSession) => {
    const now = ports.now();
    const bets = rounds.rounds<SportsBet>(token, SHOWN_BETS);
    return {
      now: new Date(now).toISOString(),
      balance,
      matches: simulator
        .matches(disciplineOf(kind), now)
        .map((match) => viewOf(simulator, match, now)),
      bets: bets.map((bet) => betViewOf(simulator, bet, now, HIGHEST_RETURN)),
    };
  };

  calls.get(
    '/board',
    inSession(ports, (session, token) => ({ board: boardOf(token, session) })),
  );

  calls.post('/bets', (request, response) => {
    const round = readRound(request.body);
    const stake = round && 'stake' in round.body ? readStake(round.body.stake) : undefined;
    const legs = round && 'legs' in round.body ? readLegs(round.body.legs) : undefined;
    if (!round || stake === undefined || !legs) return refuse(response, 'bad_request');
    const { token, roundId } = round;
    const session = rounds.session(token);
    if (!session) return refuse(response, 'session_expired');
    const before = rounds.round<SportsBet>(token, roundId);
    if (before) {
      // Its odds were accepted when it was placed; the same id for another bet is an error.
      if (!isSameSlip(before.outcome.legs, legs)) return refuse(response, 'bad_request');
    } else {
      const odds = quote(simulator, disciplineOf(session.kind), legs, ports.now());
      if (odds.includes(null)) return refuse(response, 'market_closed', { odds });
      if (legs.some((leg, index) => leg.odds !== odds[index])) {
        return refuse(response, 'odds_changed', { odds });
      }
    }
    const ends = legs.map(({ matchId }) => simulator.find(matchId)?.endsAt ?? 0);
    const bet: SportsBet = { legs, settlesAt: Math.max(...ends) };
    sendResult(response, rounds.place({ token, roundId, stakes: { slip: stake } }, bet));
  });

  const opening = (session: GameSession, token: string) => ({
    rules,
    sport: session.kind === 'sports' ? sportOfTitle(session.title) : null,
    board: boardOf(token, session),
  });
  return gameRouter(page, ports, opening, calls);
}

function disciplineOf(kind: GameKind): Discipline {
  return kind === 'esports' ? 'esports' : 'sports';
}

function isSameSlip(before: readonly Leg[], legs: readonly Leg[]): boolean {
  return (
    before.length === legs.length &&
    before.every(
      ({ matchId, outcome }, index) =>
        legs[index]?.matchId === matchId && legs[index].outcome === outcome,
    )
  );
}
