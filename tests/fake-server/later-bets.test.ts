import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { OpenWorld } from '#fake-server/open-world.ts';
import { newMember } from './support/new-member.ts';
import { openGame } from './support/open-game.ts';
import { openTestWorld } from './support/test-world.ts';

let world: OpenWorld;
beforeAll(async () => {
  world = await openTestWorld();
});
afterAll(() => world.close());

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
  test('is settled once, by the first look after its end (L5a)', () => {
    const { token, memberId } = openGame(world, 'maria', { kind: 'sports' });
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

  test('that has won is there to be staked, before anybody has looked (L6)', () => {
    const { id, account } = newMember(world);
    world.wallet.post({ memberId: id, key: 'pocket', kind: 'credit', amount: 3_000 });
    const { token } = openGame(world, account, { kind: 'sports' });
    for (const outcome of outcomes) {
      const request = { token, roundId: `all-in-${outcome}`, stakes: { slip: 1_000 } };
      expect(books().place(request, betOn(0, outcome))).toMatchObject({ ok: true });
    }
    world.clock.move(betOn(0, 'X').settlesAt - world.clock.now());
    const slot = openGame(world, account, { nodeId: 'g2' });
    const request = { token: slot.token, roundId: 'with-the-win', stakes: { spin: 100 } };
    const spun = world.rounds.desk('slot').settle(request, () => ({ stake: 100, win: 0 }));
    expect(spun).toMatchObject({ ok: true });
  });

  test('on a match that is abandoned gives its stake back by one entry', () => {
    const { memberId } = openGame(world, 'maria', { kind: 'sports' });
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
    const { token } = openGame(world, 'maria', { kind: 'sports' });
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
});
