import { Router } from 'express';
import type { GameSession } from '../../world/ports/game-operator.ts';
import type {
  Choice,
  DrawResult,
  DrawTime,
  Lottery,
  LotteryBet,
  LotteryProvider,
} from '../../world/ports/lottery.ts';
import { type GamePorts, readRound, readStake, refuse } from '../games/game.answers.ts';
import { gameRouter, inSession, sendResult } from '../games/game.router.ts';
import { statedReturn } from '../stated-return.ts';
import { type BetView, betViewOf, isSameBet, readBet } from './lottery.bets.ts';
import { LOTTERY_LOBBY } from './lottery.games.ts';
import { areNumbersValid, HIGHEST_WIN, largestStake, returnOf } from './lottery.plays.ts';

/** What `lotteryRouter` needs from outside. */
export interface LotteryPorts extends GamePorts {
  readonly simulator: LotteryProvider;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
}

/** A lottery on its page, with its plays: readable before a stake (L5b). */
export interface LotteryView {
  readonly code: string;
  readonly name: string;
  readonly form: Lottery['drum']['form'];
  readonly closesBeforeSeconds: number;
  readonly plays: readonly {
    readonly type: string;
    readonly choice: Choice;
    /** Hundredths of the stake. */
    readonly odds: number;
    readonly oneIn: number;
    readonly returnToPlayer: number;
    /** Minor units. */
    readonly maxStake: number;
  }[];
}

/** A past draw on the page. */
type DrawView = Pick<DrawTime, 'drawNo'> & DrawResult;

/** A lottery at a moment: the draw open for bets, the one being held, and the last ones. */
export interface LotteryBoard {
  /** Milliseconds since the epoch, as all times here. */
  readonly now: number;
  readonly balance: number;
  readonly open: DrawTime;
  readonly coming: DrawTime;
  /** Newest first. */
  readonly past: readonly DrawView[];
  /** Newest first. */
  readonly bets: readonly BetView[];
}

const page = {
  name: 'lottery',
  title: 'Lottery',
  icon: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><circle cx="12" cy="12" r="11" fill="#ffd66b"/><circle cx="12" cy="12" r="6" fill="#fff"/><circle cx="12" cy="12" r="2" fill="#2b1500"/></svg>`,
  styles: ['games/game.tabs', 'lottery/lottery', 'lottery/lottery.slip'],
};

/** Draws and bets on the page. */
const SHOWN_DRAWS = 5;
const SHOWN_BETS = 20;

/**
 * A lottery lobby on the vendor's own origin, framed by the portal (L7): `GET
 * /lottery/play?session=…&lang=…` and the page's calls. See `../README.md`.
 */
export function lotteryRouter(ports: LotteryPorts): Router {
  const { rounds, simulator } = ports;
  const calls = Router();

  /** The lotteries of a session: one, or all of the lobby. */
  const lotteriesIn = ({ gameId }: GameSession): readonly Lottery[] =>
    gameId === LOTTERY_LOBBY.nodeId
      ? simulator.lotteries.filter(({ prizeMode, isClosed }) => prizeMode === 'SEA' && !isClosed)
      : [simulator.find(gameId) ?? []].flat();

  const viewOf = (lottery: Lottery, { maxStake }: GameSession): LotteryView => ({
    code: lottery.code,
    name: lottery.name,
    form: lottery.drum.form,
    closesBeforeSeconds: lottery.schedule.closingSeconds,
    plays: simulator
      .plays(lottery)
      .map((play) => ({
        type: play.type,
        choice: play.choice,
        odds: play.odds,
        oneIn: 1 / play.expectedHits,
        returnToPlayer: statedReturn(returnOf(play)),
        maxStake: largestStake(play, maxStake),
      })),
  });

  const boardOf = (token: string, { balance }: GameSession, lottery: Lottery): LotteryBoard => {
    const now = ports.now();
    const bets = rounds.rounds<LotteryBet>(token, SHOWN_BETS, lottery.code);
    return {
      now,
      balance,
      open: simulator.open(lottery, now),
      coming: simulator.coming(lottery, now),
      past: simulator
        .past(lottery, now, SHOWN_DRAWS)
        .map(({ drawNo, result }) => ({ drawNo, ...result })),
      bets: bets.map((bet) => betViewOf(simulator, bet, now)),
    };
  };

  calls.get(
    '/board',
    inSession(ports, (session, token, { game }) => {
      const lottery = lotteriesIn(session).find(({ code }) => code === game);
      return lottery && { board: boardOf(token, session, lottery) };
    }),
  );

  calls.post('/bets', (request, response) => {
    const round = readRound(request.body);
    const stake = round && 'stake' in round.body ? readStake(round.body.stake) : undefined;
    const placed = round && readBet(round.body);
    if (!round || stake === undefined || !placed) return refuse(response, 'bad_request');
    const { token, roundId } = round;
    const session = rounds.session(token);
    if (!session) return refuse(response, 'session_expired');
    const lottery = lotteriesIn(session).find(({ code }) => code === placed.gameCode);
    const play = lottery && simulator.plays(lottery).find(({ type }) => type === placed.playType);
    if (!lottery || !play) return refuse(response, 'bad_request');
    const open = simulator.open(lottery, ports.now());
    const before = rounds.round<LotteryBet>(token, roundId, lottery.code);
    if (before) {
      // It was accepted while its draw was open; the same id for another bet is an error.
      if (!isSameBet(before.outcome, placed)) return refuse(response, 'bad_request');
    } else {
      if (!areNumbersValid(play, placed.numbers)) return refuse(response, 'numbers_invalid');
      if (placed.drawNo !== open.drawNo) return refuse(response, 'draw_closed', { open });
      if (stake < lottery.minStake || stake > largestStake(play, session.maxStake)) {
        return refuse(response, 'stake_out_of_range');
      }
    }
    const bet: LotteryBet = { ...placed, odds: play.odds, settlesAt: open.resultsAt };
    const stakes = { bet: stake };
    sendResult(response, rounds.place({ token, roundId, stakes, gameId: lottery.code }, bet));
  });

  const opening = (session: GameSession) => ({
    rules: { highestWin: HIGHEST_WIN },
    lotteries: lotteriesIn(session).map((lottery) => viewOf(lottery, session)),
  });
  return gameRouter(page, ports, opening, calls);
}
