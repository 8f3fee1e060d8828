import { beforeEach, describe, expect, test } from 'vitest';
import { roundsOfGame } from '#fake-server/store/play/play.ts';
import type { SlotOutcome } from '#fake-server/vendors/slot/slot.types.ts';
import { openGame } from './support/open-game.ts';
import { sharedWorld } from './support/shared-world.ts';

const world = await sharedWorld();
const slots = world.rounds.operator('slot');
beforeEach(() => world.situations.set([]));

const winning =
  (win: number, stake = 100) =>
  (): SlotOutcome => ({ stake, reels: [], lines: [], scatter: { count: 0, win: 0 }, win });

const stuck = (): never => {
  throw new Error('the reels are stuck');
};

describe('an open game', () => {
  test('gives the vendor the stakes, each a whole number of hundredths per line', () => {
    const { token } = openGame(world, 'maria', { minStake: 95 });
    const session = slots.session(token);
    expect(session).toMatchObject({ gameId: 'g1', minStake: 100, currency: 'BRL' });
    expect(session?.stakes.every((stake) => stake % 10 === 0)).toBe(true);
    expect(slots.session('made-up')).toBeUndefined();
  });

  test('keeps a session alive by stakes, and not by reads (A19)', () => {
    const watching = openGame(world, 'joao', { kind: 'sports' });
    const playing = openGame(world, 'joao');
    for (let minute = 1; minute <= 30; minute += 1) {
      world.clock.move(60_000);
      world.rounds.operator('sports').session(watching.token);
      world.rounds.operator('sports').rounds(watching.token, 5);
      const request = { token: playing.token, roundId: `minute-${minute}`, stakes: { spin: 100 } };
      expect(slots.settle(request, winning(100))).toMatchObject({ ok: true });
    }
    expect(world.rounds.operator('sports').session(watching.token)).toBeUndefined();
    expect(slots.session(playing.token)).toBeDefined();
  });

  test('ends with the session it was opened from', () => {
    const { token, sessionHash } = openGame(world, 'maria');
    world.sessions.end(sessionHash);
    expect(slots.session(token)).toBeUndefined();
    const request = { token, roundId: 'after-the-end', stakes: { spin: 100 } };
    expect(slots.settle(request, winning(0))).toEqual({ ok: false, code: 'session_expired' });
  });
});

/** A member without money: the one there is may not come in otherwise. */
function poorMember(): string {
  world.database.statement("UPDATE members SET type = 0 WHERE account = 'lucas'").run();
  return 'lucas';
}

describe('a round', () => {
  test('moves stake and win together, and a repeat gives the same outcome', () => {
    const { token, memberId } = openGame(world, 'maria');
    const before = world.wallet.balance(memberId);
    const request = { token, roundId: 'round-0001', stakes: { spin: 100 } };
    const first = slots.settle(request, winning(250));
    expect(first).toMatchObject({ ok: true, replayed: false, balance: before + 150 });
    const again = slots.settle(request, winning(99_999));
    expect(again).toMatchObject({ ok: true, replayed: true, outcome: { win: 250 } });
    expect(world.wallet.balance(memberId)).toBe(before + 150);
    const other = slots.settle({ ...request, stakes: { spin: 200 } }, winning(0, 200));
    expect(other.ok).toBe(false);
    expect(world.wallet.balance(memberId)).toBe(before + 150);
  });

  test('is known in its own game only', () => {
    const { token } = openGame(world, 'maria');
    slots.settle({ token, roundId: 'of-the-slot', stakes: { spin: 100 } }, winning(0));
    expect(slots.round(token, 'of-the-slot')).toMatchObject({ state: 'settled', stake: 100 });
    const sports = openGame(world, 'maria', { kind: 'sports', nodeId: 'g2' }).token;
    expect(world.rounds.operator('sports').round(sports, 'of-the-slot')).toBeUndefined();
  });

  test('is found in its game by index', () => {
    const plan = world.database
      .statement<{ detail: string }>(`EXPLAIN QUERY PLAN ${roundsOfGame}`)
      .all(1, 'g1', 20)
      .map(({ detail }) => detail);
    expect(plan).toEqual(['SEARCH rounds USING INDEX rounds_of_game (member_id=? AND node_id=?)']);
  });

  test('that fails takes no stake', () => {
    const { token, memberId } = openGame(world, 'maria');
    const before = world.wallet.balance(memberId);
    const request = { token, roundId: 'round-stuck', stakes: { spin: 100 } };
    expect(() => slots.settle(request, stuck)).toThrow('the reels are stuck');
    expect(world.wallet.balance(memberId)).toBe(before);
    expect(slots.settle(request, winning(0))).toMatchObject({ ok: true, replayed: false });
  });

  test('is refused without money, with an unknown stake, and under maintenance', () => {
    const { token } = openGame(world, poorMember());
    const settle = (stake: number) =>
      slots.settle(
        { token, roundId: `refused-${stake}`, stakes: { spin: stake } },
        winning(0, stake),
      );
    expect(settle(100)).toEqual({ ok: false, code: 'insufficient_balance' });
    expect(settle(130)).toEqual({ ok: false, code: 'stake_out_of_range' });
    world.situations.set(['game-maintenance']);
    expect(settle(200)).toEqual({ ok: false, code: 'game_under_maintenance' });
  });
});

const returning = (win: number) => () => ({ stake: 600, win });

describe('a round with several stakes', () => {
  test('has a ledger entry for each stake and one for the win', () => {
    const { token, memberId } = openGame(world, 'maria', { kind: 'table' });
    const tables = world.rounds.operator('table');
    const before = world.wallet.entries(memberId).length;
    const request = { token, roundId: 'several-1', stakes: { banker: 500, tie: 100 } };
    expect(tables.settle(request, returning(975))).toMatchObject({ ok: true, replayed: false });
    const entries = world.wallet.entries(memberId).slice(before);
    expect(entries.map(({ kind, amount }) => [kind, amount])).toEqual([
      ['stake', -500],
      ['stake', -100],
      ['win', 975],
    ]);
    // The same stakes in another order are the same round; other spots are not.
    const turned = { ...request, stakes: { tie: 100, banker: 500 } };
    expect(tables.settle(turned, returning(0))).toMatchObject({ ok: true, replayed: true });
    const other = { ...request, stakes: { player: 500, tie: 100 } };
    expect(tables.settle(other, returning(0))).toMatchObject({ ok: false });
    expect(world.wallet.entries(memberId)).toHaveLength(before + 3);
    expect(tables.rounds(token, 1)).toMatchObject([{ state: 'settled', stake: 600, win: 975 }]);
  });

  test('is refused as a whole if the balance covers only one stake', () => {
    const { token, memberId } = openGame(world, poorMember(), { kind: 'table' });
    world.wallet.post({ memberId, key: 'pocket', kind: 'credit', amount: 550 });
    const request = { token, roundId: 'several-2', stakes: { banker: 500, tie: 100 } };
    expect(world.rounds.operator('table').settle(request, returning(0))).toEqual({
      ok: false,
      code: 'insufficient_balance',
    });
    expect(world.wallet.balance(memberId)).toBe(550);
    world.wallet.post({ memberId, key: 'emptied', kind: 'credit', amount: -550 });
  });

  test('is accepted only at a table of its kind', () => {
    const { token } = openGame(world, 'maria', { kind: 'table' });
    expect(slots.session(token)).toBeUndefined();
    const request = { token, roundId: 'wrong-operator', stakes: { spin: 100 } };
    expect(slots.settle(request, winning(0))).toEqual({ ok: false, code: 'session_expired' });
  });
});
