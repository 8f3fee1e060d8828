import { type Response, Router } from 'express';
import type { GameSession } from '../../world/ports/game-operator.ts';
import { type GamePorts, readRound, readStakedRound, refuse } from '../games/game.answers.ts';
import { gameRouter, takeShown } from '../games/game.router.ts';
import { onlyStake } from '../games/round-game.ts';
import { returnOfKind } from '../returns.ts';
import { nameOfHand } from './card-room.hands.ts';
import { DECISION_MILLISECONDS, dealHand, minHighCard, playHand, RAKE } from './card-room.maths.ts';
import { peopleAt } from './card-room.people.ts';
import type { CardRoomOutcome, DealtHand } from './card-room.types.ts';

const page = {
  name: 'card-room',
  title: 'Card room',
  icon: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><rect width="9" height="14" x="3" y="5" rx="1.500" fill="#ffd66b" transform="rotate(-12 7 12)"/><rect width="9" height="14" x="11" y="5" rx="1.500" fill="#fff" transform="rotate(12 16 12)"/></svg>`,
  styles: ['games/game.panel', 'games/game.cards', 'card-room/card-room'],
};

/** Past rounds on the page. */
const REMEMBERED = 10;

/** A card room's own needs. */
interface CardRoomPorts extends GamePorts {
  /** Milliseconds since the epoch. */
  readonly now: () => number;
}

/**
 * A table of three-card poker with other players, on the vendor's own origin, to be framed by the
 * portal (L6, L8): `GET /card-room/play?session=…&lang=…` and the calls of that page. See `../README.md`.
 */
export function cardRoomRouter(ports: CardRoomPorts): Router {
  const { rounds, now } = ports;
  const calls = Router();
  const peopleOf = ({ gameId, seats }: GameSession) => peopleAt(gameId, seats, now());

  /** The current round: a waiting hand, or its result. */
  const sendRound = (response: Response, token: string, roundId: string): void => {
    const balance = rounds.session(token)?.balance;
    const kept = rounds.round<DealtHand | CardRoomOutcome>(token, roundId);
    if (!kept) return refuse(response, 'session_expired');
    const { outcome, state, stake, win } = kept;
    const others = 'others' in outcome ? outcome.others.map(({ cards }) => cards) : [];
    const handNames = [outcome.cards, ...others].map(nameOfHand);
    const answer = { ...outcome, handNames, stake, win };
    response.json({ ok: true, isOpen: state === 'open', outcome: answer, balance });
  };

  const opening = (session: GameSession, token: string) => {
    const people = peopleOf(session);
    return {
      people,
      rules: {
        returnToPlayer: returnOfKind('cards'),
        rake: RAKE,
        minHighCard: minHighCard(people.length + 1),
        decisionMinutes: DECISION_MILLISECONDS / 60_000,
      },
      history: rounds
        .rounds<DealtHand>(token, REMEMBERED)
        .filter(({ state }) => state === 'settled')
        .map(({ roundId, stake, win }) => ({ roundId, stake, win })),
    };
  };

  calls.post('/rounds', (request, response) => {
    const round = readStakedRound(request.body, { isSpot: (name) => name === 'ante' });
    if (!round) return refuse(response, 'bad_request');
    const { token, roundId, stakes } = round;
    const session = rounds.session(token);
    if (!session) return refuse(response, 'session_expired');
    if (!rounds.round(token, roundId)) {
      const dealt = rounds.deal(round, (random) =>
        dealHand(random, {
          ante: onlyStake(stakes)[1],
          names: peopleOf(session),
          settlesAt: now() + DECISION_MILLISECONDS,
        }),
      );
      if (!dealt.ok) return refuse(response, dealt.code);
    }
    sendRound(response, token, roundId);
  });

  calls.post('/rounds/decisions', (request, response) => {
    const round = readRound(request.body);
    const isIn = round && 'isIn' in round.body ? round.body.isIn : undefined;
    if (!round || typeof isIn !== 'boolean') return refuse(response, 'bad_request');
    const { token, roundId } = round;
    if (!rounds.session(token)) return refuse(response, 'session_expired');
    const kept = rounds.round<DealtHand>(token, roundId);
    if (!kept) return refuse(response, 'bad_request');
    const stakes = isIn ? { bet: kept.outcome.ante } : {};
    const decided = rounds.decide({ token, roundId, stakes }, (random) =>
      playHand(random, kept.outcome, isIn),
    );
    if (!decided.ok) return refuse(response, decided.code);
    sendRound(response, token, roundId);
  });

  calls.post('/rounds/shown', takeShown(ports));

  return gameRouter(page, ports, opening, calls);
}
