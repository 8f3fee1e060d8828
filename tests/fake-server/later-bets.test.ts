import { describe, expect, test } from 'vitest';
import { playTable } from '#fake-server/store/play/play.ts';
import { endsVoid } from '#fake-server/vendors/sports/sports.simulator.ts';
import { newMember } from './support/new-member.ts';
import { openGame } from './support/open-game.ts';
import { memberOf } from './support/played-rounds.ts';
import { sharedWorld } from './support/shared-world.ts';

const world = await sharedWorld();

const ledger = () => world.rounds.operator('sports');
const outcomes = ['1', 'X', '2'] as const;
/** The coming matches, soonest first. */
const coming = () => {
  const now = world.clock.now();
  return world.sportsSimulator.matches('sports', now).filter(({ startsAt }) => startsAt > now);
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
      expect(ledger().place(request, betOn(0, outcome))).toMatchObject({ ok: true });
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

  test('that won is there to be staked, before anybody has looked (L6)', () => {
    const { id, account } = newMember(world);
    world.wallet.post({ memberId: id, key: 'pocket', kind: 'credit', amount: 3_000 });
    const { token } = openGame(world, account, { kind: 'sports' });
    for (const outcome of outcomes) {
      const request = { token, roundId: `all-in-${outcome}`, stakes: { slip: 1_000 } };
      expect(ledger().place(request, betOn(0, outcome))).toMatchObject({ ok: true });
    }
    world.clock.move(betOn(0, 'X').settlesAt - world.clock.now());
    const slot = openGame(world, account, { nodeId: 'g2' });
    const request = { token: slot.token, roundId: 'with-the-win', stakes: { spin: 100 } };
    const spun = world.rounds.operator('slot').settle(request, () => ({ stake: 100, win: 0 }));
    expect(spun).toMatchObject({ ok: true });
  });

  test('on a match that is abandoned gives its stake back by one entry', () => {
    const { memberId } = openGame(world, 'maria', { kind: 'sports' });
    // A match of sets can be decided before it is abandoned: then it has a result.
    for (let day = 0; !coming().some(endsVoid) && day < 1_000; day += 1) {
      world.clock.move(86_400_000);
    }
    const match = coming().find(endsVoid);
    if (!match) throw new Error('There is no such match.');
    // The days have ended the session: this is another one.
    const { token } = openGame(world, 'maria', { kind: 'sports' });
    const before = world.wallet.balance(memberId);
    const bet = { legs: [{ matchId: match.id, outcome: 'X', odds: 300 }], settlesAt: match.endsAt };
    ledger().place({ token, roundId: 'void-1', stakes: { slip: 700 } }, bet);
    world.clock.move(match.endsAt - world.clock.now());
    world.rounds.settleDue(memberId);
    expect(world.wallet.balance(memberId)).toBe(before);
    expect(world.wallet.entries(memberId).at(-1)).toMatchObject({
      kind: 'stake_returned',
      amount: 700,
    });
    expect(world.rounds.roundsOf(memberId, 1)).toMatchObject([{ state: 'cancelled', win: 700 }]);
  });

  test('ends when it was decided, as do its lines, however late somebody looks (W4)', () => {
    const { token, memberId } = openGame(world, 'joao', { kind: 'sports' });
    const stakes = { slip: 1_000 };
    for (const outcome of outcomes) {
      ledger().place({ token, roundId: `late-${outcome}`, stakes }, betOn(0, outcome));
    }
    const { settlesAt } = betOn(0, 'X');
    world.clock.move(settlesAt - world.clock.now() + 3 * 86_400_000);
    const bets = outcomes.map((outcome) =>
      world.roundRecords.one(memberOf(world, 'joao'), `late-${outcome}`, 'PT'),
    );
    const decided = new Date(settlesAt).toISOString();
    expect(bets.map(({ round }) => round.endedAt)).toEqual([decided, decided, decided]);
    const paid = bets.flatMap((bet) => bet.entries.filter(({ kind }) => kind !== 'stake'));
    expect(paid.length).toBeGreaterThan(0);
    expect(new Set(paid.map(({ at }) => at))).toEqual(new Set([decided]));
    const times = world.wallet.entries(memberId).map(({ at }) => at);
    expect(times).toEqual(times.toSorted((a, b) => a - b));
  });

  test('ends even if nobody looks (W4)', () => {
    const { token, memberId } = openGame(world, 'beatriz', { kind: 'sports' });
    ledger().place({ token, roundId: 'unseen', stakes: { slip: 1_000 } }, betOn(0, '1'));
    world.clock.move(betOn(0, '1').settlesAt - world.clock.now());
    world.rounds.settleAllDue();
    const [round] = playTable(world.database).roundsOf(memberId, 1);
    expect(round?.state).not.toBe('open');
  });

  test('counts for agents in the period in which it was decided', () => {
    // A day of play ends at midnight: the bet is settled before, and nobody looks until the next
    // day.
    const { token } = openGame(world, 'maria', { kind: 'sports' });
    const bet = betOn(0, '2');
    ledger().place({ token, roundId: 'before-midnight', stakes: { slip: 1_000 } }, bet);
    world.clock.move(bet.settlesAt - world.clock.now() + 86_400_000);
    world.incomes.run();
    const [round] = playTable(world.database).roundsOf(memberOf(world, 'maria').id, 1);
    expect(round?.state).not.toBe('open');
  });
});
