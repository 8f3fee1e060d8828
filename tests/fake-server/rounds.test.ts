import * as fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { SlotOutcome } from '#fake-server/vendors/slot/slot.types.ts';
import type { World } from '#fake-server/world/world.ts';
import { openTestWorld } from './support/test-world.ts';

let world: World;
beforeAll(async () => {
  world = await openTestWorld();
});
afterAll(() => world.close());
beforeEach(() => world.situations.set([]));

function openGame(account = 'maria') {
  const member = world.members.byAccount(account);
  if (!member) throw new Error(`${account} is not there`);
  const session = world.sessions.open(member.id);
  const reading = world.sessions.read(session.token);
  if (!reading.ok) throw new Error('the token does not count');
  const game = { nodeId: 'g1', title: 'Test', minStake: 95 };
  const token = world.rounds.openGameSession(reading.signedIn, game, 'pt-BR');
  return { token, memberId: member.id, sessionHash: reading.signedIn.sessionHash };
}

const winning =
  (win: number, stake = 100) =>
  (): SlotOutcome => ({ stake, reels: [], lines: [], scatter: { count: 0, win: 0 }, win });

const stuck = (): never => {
  throw new Error('the reels are stuck');
};

describe('an open game', () => {
  test('tells the vendor the stakes, each a whole number of hundredths per line', () => {
    const { token } = openGame();
    const session = world.rounds.session(token);
    expect(session).toMatchObject({ gameId: 'g1', minStake: 100, currency: 'BRL' });
    expect(session?.stakes.every((stake) => stake % 10 === 0)).toBe(true);
    expect(world.rounds.session('made-up')).toBeUndefined();
  });

  test('ends with the session it was opened from', () => {
    const { token, sessionHash } = openGame();
    world.sessions.end(sessionHash);
    expect(world.rounds.session(token)).toBeUndefined();
    const request = { token, roundId: 'after-the-end', stake: 100 };
    expect(world.rounds.settle(request, winning(0))).toEqual({
      ok: false,
      code: 'session_expired',
    });
  });
});

describe('a round', () => {
  test('moves stake and win together, and the same again gives the same outcome', () => {
    const { token, memberId } = openGame();
    const before = world.wallet.balance(memberId);
    const request = { token, roundId: 'round-0001', stake: 100 };
    const first = world.rounds.settle(request, winning(250));
    expect(first).toMatchObject({ ok: true, replayed: false, balance: before + 150 });
    const again = world.rounds.settle(request, winning(99_999));
    expect(again).toMatchObject({ ok: true, replayed: true, outcome: { win: 250 } });
    expect(world.wallet.balance(memberId)).toBe(before + 150);
    const other = world.rounds.settle({ ...request, stake: 200 }, winning(0, 200));
    expect(other.ok).toBe(false);
    expect(world.wallet.balance(memberId)).toBe(before + 150);
  });

  test('whose play fails takes nothing', () => {
    const { token, memberId } = openGame();
    const before = world.wallet.balance(memberId);
    const request = { token, roundId: 'round-stuck', stake: 100 };
    expect(() => world.rounds.settle(request, stuck)).toThrow('the reels are stuck');
    expect(world.wallet.balance(memberId)).toBe(before);
    expect(world.rounds.settle(request, winning(0))).toMatchObject({ ok: true, replayed: false });
  });

  test('is refused without money, with another stake, and under maintenance', () => {
    const { token } = openGame('lucas');
    const settle = (stake: number) =>
      world.rounds.settle({ token, roundId: `refused-${stake}`, stake }, winning(0, stake));
    expect(settle(100)).toEqual({ ok: false, code: 'insufficient_balance' });
    expect(settle(130)).toEqual({ ok: false, code: 'stake_out_of_range' });
    world.situations.set(['game-maintenance']);
    expect(settle(200)).toEqual({ ok: false, code: 'game_under_maintenance' });
  });

  test('any run of rounds and repeats leaves the ledger equal to the balance', () => {
    const run = fc.array(
      fc.record({
        round: fc.integer({ min: 0, max: 20 }),
        stake: fc.constantFrom(100, 1_000, 10_000),
        win: fc.integer({ min: 0, max: 20_000 }),
      }),
      { maxLength: 50, size: 'max' },
    );
    let games = 0;
    fc.assert(
      fc.property(run, (rounds) => {
        games += 1;
        const { token, memberId } = openGame('beatriz');
        const before = world.wallet.balance(memberId);
        const played = new Map<string, number>();
        for (const { round, stake, win } of rounds) {
          const roundId = `run-${games}-${round}`;
          const result = world.rounds.settle({ token, roundId, stake }, winning(win, stake));
          if (result.ok && !result.replayed) played.set(roundId, win - stake);
        }
        const moved = [...played.values()].reduce((sum, amount) => sum + amount, 0);
        expect(world.wallet.balance(memberId)).toBe(before + moved);
      }),
    );
    expect(world.wallet.unbalanced()).toEqual([]);
  });
});
