import type { SlotOutcome, SlotRounds } from '#fake-server/vendors/slot/slot.types.ts';
import { seededNumbers } from './serve.ts';

/** An operator that keeps one player's money in memory. */
export function createOperator(balance = 10_000) {
  const random = seededNumbers(11);
  const settled = new Map<string, SlotOutcome>();
  const operator = { balance };
  const rounds: SlotRounds = {
    session: (token) =>
      token === 'open'
        ? {
            gameId: 'game-1',
            title: 'Fortuna do Sol',
            hue: 285,
            currency: 'BRL',
            balance: operator.balance,
            minStake: 20,
            maxStake: 5_000,
            stakes: [20, 100, 500],
            language: 'pt-BR',
          }
        : undefined,
    settle({ token, roundId, stake }, play) {
      if (token !== 'open') return { ok: false, code: 'session_expired' };
      const before = settled.get(roundId);
      if (before) return { ok: true, replayed: true, outcome: before, balance: operator.balance };
      if (stake > 5_000) return { ok: false, code: 'stake_out_of_range' };
      if (stake > operator.balance) return { ok: false, code: 'insufficient_balance' };
      const outcome = play(random);
      operator.balance += outcome.win - stake;
      settled.set(roundId, outcome);
      return { ok: true, replayed: false, outcome, balance: operator.balance };
    },
  };
  return { rounds, settled, money: () => operator.balance };
}
