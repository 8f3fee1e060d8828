import { createRandom } from '#fake-server/kernel/random.ts';
import type {
  GameKind,
  GameOperator,
  GameSession,
  KeptRound,
  OpenBet,
  RoundOutcome,
} from '#fake-server/world/ports/game-operator.ts';

const sumOf = (stakes: Readonly<Record<string, number>>) =>
  Object.values(stakes).reduce((sum, stake) => sum + stake, 0);

/**
 * An in-memory operator with one player's money: only the token `open` is valid.
 *
 * @param seed of all randomness
 */
export function createOperator(balance = 10_000, kind: GameKind = 'slot', seed = 11) {
  const random = createRandom(seed).next;
  const settled = new Map<string, KeptRound<RoundOutcome | OpenBet>>();
  const operator = { balance };
  const shown: string[] = [];
  const stakesOf = new Map<string, Readonly<Record<string, number>>>();
  const unfinished = () => {
    const roundId = [...settled.keys()].findLast((id) => !shown.includes(id));
    const stakes = roundId === undefined ? undefined : stakesOf.get(roundId);
    return roundId !== undefined && stakes ? { unfinished: { roundId, stakes } } : {};
  };
  const session = (): GameSession => ({
    gameId: 'game-1',
    kind,
    title: 'Fortuna do Sol',
    hue: 285,
    currency: 'BRL',
    balance: operator.balance,
    minStake: 20,
    maxStake: 5_000,
    stakes: [20, 100, 500],
    lines: 10,
    language: 'pt-BR',
    ...unfinished(),
  });
  const refusalOf = (token: string, stake: number) => {
    if (token !== 'open') return { ok: false, code: 'session_expired' } as const;
    if (stake > 5_000) return { ok: false, code: 'stake_out_of_range' } as const;
    if (stake > operator.balance) return { ok: false, code: 'insufficient_balance' } as const;
    return undefined;
  };
  const rounds: GameOperator = {
    session: (token) => (token === 'open' ? session() : undefined),
    settle<Outcome extends RoundOutcome>(
      { token, roundId, stakes }: Parameters<GameOperator['settle']>[0],
      play: (numbers: () => number, lines: number) => Outcome,
    ) {
      const stake = sumOf(stakes);
      const before = token === 'open' ? settled.get(roundId) : undefined;
      if (before) {
        const outcome = before.outcome as Outcome;
        return { ok: true, replayed: true, outcome, balance: operator.balance };
      }
      const refusal = refusalOf(token, stake);
      if (refusal) return refusal;
      const outcome = play(random, session().lines);
      operator.balance += outcome.win - stake;
      const { win } = outcome;
      stakesOf.set(roundId, stakes);
      settled.set(roundId, { roundId, state: 'settled', stake, win, outcome, playedAt: 0 });
      return { ok: true, replayed: false, outcome, balance: operator.balance };
    },
    place<Bet extends OpenBet>(
      { token, roundId, stakes }: Parameters<GameOperator['settle']>[0],
      bet: Bet,
    ) {
      const stake = sumOf(stakes);
      const before = token === 'open' ? settled.get(roundId) : undefined;
      if (before) {
        const outcome = before.outcome as Bet;
        return { ok: true, replayed: true, outcome, balance: operator.balance };
      }
      const refusal = refusalOf(token, stake);
      if (refusal) return refusal;
      operator.balance -= stake;
      settled.set(roundId, { roundId, state: 'open', stake, win: 0, outcome: bet, playedAt: 0 });
      return { ok: true, replayed: false, outcome: bet, balance: operator.balance };
    },
    deal<Bet extends OpenBet>(
      request: Parameters<GameOperator['settle']>[0],
      play: (numbers: () => number) => Bet,
    ) {
      const dealt = rounds.place(request, play(random));
      if (dealt.ok) stakesOf.set(request.roundId, request.stakes);
      return dealt;
    },
    decide<Outcome extends RoundOutcome>(
      { token, roundId, stakes }: Parameters<GameOperator['settle']>[0],
      play: (numbers: () => number) => Outcome,
    ) {
      const dealt = settled.get(roundId);
      if (token !== 'open' || !dealt) return { ok: false, code: 'session_expired' } as const;
      if (dealt.state === 'settled') {
        const before = dealt.outcome as Outcome;
        return { ok: true, replayed: true, outcome: before, balance: operator.balance };
      }
      const stake = sumOf(stakes);
      const refusal = refusalOf(token, stake);
      if (refusal) return refusal;
      const outcome = play(random);
      operator.balance += outcome.win - stake;
      const { win } = outcome;
      settled.set(roundId, {
        ...dealt,
        state: 'settled',
        stake: dealt.stake + stake,
        win,
        outcome,
      });
      return { ok: true, replayed: false, outcome, balance: operator.balance };
    },
    shown: (_token, roundId) => {
      shown.push(roundId);
    },
    round<Outcome>(_token: string, roundId: string) {
      return settled.get(roundId) as KeptRound<Outcome> | undefined;
    },
    rounds: <Outcome>(_token: string, limit: number) =>
      ([...settled.values()] as unknown as KeptRound<Outcome>[]).toReversed().slice(0, limit),
  };
  return {
    rounds,
    settled,
    shown,
    money: () => operator.balance,
    /** The same player plays in another tab. */
    playElsewhere: (result: number) => {
      operator.balance += result;
    },
  };
}
