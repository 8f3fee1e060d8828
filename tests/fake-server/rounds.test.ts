import * as fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { GameDesk, GameKind } from '#fake-server/vendors/games/game.types.ts';
import type { SlotOutcome } from '#fake-server/vendors/slot/slot.types.ts';
import type { World } from '#fake-server/world/world.ts';
import { openTestWorld } from './support/test-world.ts';

let world: World;
let slots: GameDesk;
beforeAll(async () => {
  world = await openTestWorld();
  slots = world.rounds.desk('slot');
});
afterAll(() => world.close());
beforeEach(() => world.situations.set([]));

function openGame(account = 'maria', kind: GameKind = 'slot', nodeId = 'g1') {
  const member = world.members.byAccount(account);
  if (!member) throw new Error(`${account} is not there`);
  const session = world.sessions.open(member.id);
  const reading = world.sessions.read(session.token);
  if (!reading.ok) throw new Error('the token does not count');
  const game = { nodeId, title: 'Test', kind, minStake: 95 };
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
    const session = slots.session(token);
    expect(session).toMatchObject({ gameId: 'g1', minStake: 100, currency: 'BRL' });
    expect(session?.stakes.every((stake) => stake % 10 === 0)).toBe(true);
    expect(slots.session('made-up')).toBeUndefined();
  });

  test('ends with the session it was opened from', () => {
    const { token, sessionHash } = openGame();
    world.sessions.end(sessionHash);
    expect(slots.session(token)).toBeUndefined();
    const request = { token, roundId: 'after-the-end', stakes: { spin: 100 } };
    expect(slots.settle(request, winning(0))).toEqual({
      ok: false,
      code: 'session_expired',
    });
  });
});

describe('a round', () => {
  test('moves stake and win together, and the same again gives the same outcome', () => {
    const { token, memberId } = openGame();
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

  test('is known in its own game alone', () => {
    const { token } = openGame();
    slots.settle({ token, roundId: 'of-the-slot', stakes: { spin: 100 } }, winning(0));
    expect(slots.round(token, 'of-the-slot')).toMatchObject({ state: 'settled', stake: 100 });
    const sports = openGame('maria', 'sports', 'g2').token;
    expect(world.rounds.desk('sports').round(sports, 'of-the-slot')).toBeUndefined();
  });

  test('whose play fails takes nothing', () => {
    const { token, memberId } = openGame();
    const before = world.wallet.balance(memberId);
    const request = { token, roundId: 'round-stuck', stakes: { spin: 100 } };
    expect(() => slots.settle(request, stuck)).toThrow('the reels are stuck');
    expect(world.wallet.balance(memberId)).toBe(before);
    expect(slots.settle(request, winning(0))).toMatchObject({ ok: true, replayed: false });
  });

  test('is refused without money, with another stake, and under maintenance', () => {
    const { token } = openGame('lucas');
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
          const result = slots.settle(
            { token, roundId, stakes: { spin: stake } },
            winning(win, stake),
          );
          if (result.ok && !result.replayed) played.set(roundId, win - stake);
        }
        const moved = [...played.values()].reduce((sum, amount) => sum + amount, 0);
        expect(world.wallet.balance(memberId)).toBe(before + moved);
      }),
    );
    expect(world.wallet.unbalanced()).toEqual([]);
  });
});

const returning = (win: number) => () => ({ stake: 600, win });

describe('a round with several stakes', () => {
  test('has a ledger entry for each stake and one for what came back', () => {
    const { token, memberId } = openGame('maria', 'table');
    const tables = world.rounds.desk('table');
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

  test('is refused as a whole where the money is enough for one stake only', () => {
    const { token, memberId } = openGame('lucas', 'table');
    world.wallet.post({ memberId, key: 'pocket', kind: 'credit', amount: 550 });
    const request = { token, roundId: 'several-2', stakes: { banker: 500, tie: 100 } };
    expect(world.rounds.desk('table').settle(request, returning(0))).toEqual({
      ok: false,
      code: 'insufficient_balance',
    });
    expect(world.wallet.balance(memberId)).toBe(550);
    world.wallet.post({ memberId, key: 'emptied', kind: 'credit', amount: -550 });
  });

  test('counts only at a table of its own kind', () => {
    const { token } = openGame('maria', 'table');
    expect(slots.session(token)).toBeUndefined();
    const request = { token, roundId: 'wrong-desk', stakes: { spin: 100 } };
    expect(slots.settle(request, winning(0))).toEqual({ ok: false, code: 'session_expired' });
  });
});

const books = () => world.rounds.desk('sports');
const outcomes = ['1', 'X', '2'] as const;
/** The coming matches, soonest first. */
const coming = () => {
  const now = world.clock.now();
  return world.sportsBook.matches('sports', now).filter(({ startsAt }) => startsAt > now);
};
const betOn = (index: number, selection: (typeof outcomes)[number]) => {
  const match = coming()[index];
  if (!match) throw new Error('There are too few matches.');
  return { legs: [{ matchId: match.id, outcome: selection, odds: 250 }], settlesAt: match.endsAt };
};

describe('a bet that is judged later', () => {
  test('is settled once, by whatever looks first after its end (L5a)', () => {
    const { token, memberId } = openGame('maria', 'sports');
    const before = world.wallet.balance(memberId);
    for (const outcome of outcomes) {
      const request = { token, roundId: `later-${outcome}`, stakes: { slip: 1_000 } };
      expect(books().place(request, betOn(0, outcome))).toMatchObject({ ok: true });
    }
    const { settlesAt } = betOn(0, 'X');
    expect(world.wallet.balance(memberId)).toBe(before - 3_000);
    expect(world.rounds.roundsOf(memberId, 3).every(({ state }) => state === 'open')).toBe(true);
    world.clock.move(settlesAt - world.clock.now() - 1);
    world.rounds.settleDue(memberId);
    expect(world.wallet.balance(memberId)).toBe(before - 3_000);
    world.clock.move(1);
    world.rounds.settleDue(memberId);
    const after = world.wallet.balance(memberId);
    // One of the three wins; an abandoned match gives all three back.
    expect([before - 500, before]).toContain(after);
    world.rounds.settleDue(memberId);
    expect(world.wallet.balance(memberId)).toBe(after);
    expect(world.rounds.roundsOf(memberId, 3).some(({ state }) => state === 'open')).toBe(false);
  });

  test('on a match that is abandoned gives its stake back by one entry', () => {
    const { memberId } = openGame('maria', 'sports');
    const isAbandoned = () => {
      const now = world.clock.now();
      return world.sportsBook
        .matches('sports', now)
        .findIndex(({ startsAt, abandonedAt }) => startsAt > now && abandonedAt !== undefined);
    };
    for (let day = 0; isAbandoned() === -1 && day < 1_000; day += 1) world.clock.move(86_400_000);
    const match = world.sportsBook.matches('sports', world.clock.now())[isAbandoned()];
    if (!match) throw new Error('There is no such match.');
    // The days have ended the session: this is another one.
    const { token } = openGame('maria', 'sports');
    const before = world.wallet.balance(memberId);
    const bet = {
      legs: [{ matchId: match.id, outcome: 'X', odds: 300 }],
      settlesAt: match.endsAt,
    };
    books().place({ token, roundId: 'void-1', stakes: { slip: 700 } }, bet);
    world.clock.move(match.endsAt - world.clock.now());
    world.rounds.settleDue(memberId);
    expect(world.wallet.balance(memberId)).toBe(before);
    expect(world.wallet.entries(memberId).at(-1)).toMatchObject({
      kind: 'stake_returned',
      amount: 700,
    });
    expect(world.rounds.roundsOf(memberId, 1)).toMatchObject([{ state: 'cancelled', win: 700 }]);
  });

  test('any run of games, bets, repeats and moved clocks leaves the ledger equal to the balance', () => {
    const step = fc.oneof(
      fc.record({
        kind: fc.constant('slot'),
        round: fc.nat({ max: 6 }),
        amount: fc.constantFrom(100, 1_000, 10_000),
        win: fc.nat({ max: 5_000 }),
      }),
      fc.record({
        kind: fc.constant('table'),
        round: fc.nat({ max: 6 }),
        amount: fc.constantFrom(100, 1_000, 5_000),
        win: fc.nat({ max: 5_000 }),
      }),
      fc.record({
        kind: fc.constant('sports'),
        round: fc.nat({ max: 6 }),
        amount: fc.integer({ min: 95, max: 9_000 }),
        win: fc.nat({ max: 3 }),
      }),
      fc.record({
        kind: fc.constant('clock'),
        round: fc.constant(0),
        amount: fc.integer({ min: -90, max: 900 }),
        win: fc.constant(0),
      }),
    );
    let runs = 0;
    fc.assert(
      fc.property(fc.array(step, { maxLength: 40, size: 'max' }), (steps) => {
        runs += 1;
        const { memberId } = openGame('beatriz');
        const tokens = {
          slot: openGame('beatriz', 'slot').token,
          table: openGame('beatriz', 'table').token,
          sports: openGame('beatriz', 'sports').token,
        };
        for (const { kind, round, amount, win } of steps) {
          const roundId = `mixed-${runs}-${kind}-${round}`;
          if (kind === 'clock') {
            world.clock.move(amount * 60_000);
            world.rounds.settleDue(memberId);
          } else if (kind === 'slot') {
            const request = { token: tokens.slot, roundId, stakes: { spin: amount } };
            slots.settle(request, winning(win, amount));
          } else if (kind === 'table') {
            const stakes = { banker: amount, tie: 100 };
            const play = () => ({ stake: amount + 100, win });
            world.rounds.desk('table').settle({ token: tokens.table, roundId, stakes }, play);
          } else {
            const request = { token: tokens.sports, roundId, stakes: { slip: amount } };
            books().place(request, betOn(win, outcomes[round % 3] ?? 'X'));
          }
          const entries = world.wallet.entries(memberId);
          const sum = entries.reduce((all, entry) => all + entry.amount, 0);
          expect(world.wallet.balance(memberId)).toBe(sum);
          expect(sum).toBeGreaterThanOrEqual(0);
        }
        // What the rounds say is what the ledger says.
        const moved = world.rounds
          .roundsOf(memberId, 1_000_000)
          .reduce((all, { stake, win }) => all + win - stake, 0);
        const paid = world.wallet
          .entries(memberId)
          .filter(({ kind }) => ['stake', 'win', 'stake_returned'].includes(kind))
          .reduce((all, entry) => all + entry.amount, 0);
        expect(moved).toBe(paid);
      }),
      { numRuns: 40 },
    );
    expect(world.wallet.unbalanced()).toEqual([]);
  });
});
