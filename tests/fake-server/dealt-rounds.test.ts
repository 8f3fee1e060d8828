import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createRandom } from '#fake-server/kernel/random.ts';
import type { OpenWorld } from '#fake-server/open-world.ts';
import { dealHand, playHand } from '#fake-server/vendors/card-room/card-room.maths.ts';
import { openGame } from './support/open-game.ts';
import { memberOf } from './support/played-rounds.ts';
import { openTestWorld } from './support/test-world.ts';

const MINUTE = 60_000;
const names = ['Ana', 'Bruno', 'Caio'];
const hand = dealHand(createRandom(7).next, { ante: 100, names, settlesAt: 0 });

describe('a round in which the player decides (L6, L8)', () => {
  let world: OpenWorld;
  let token: string;
  beforeEach(async () => {
    world = await openTestWorld();
    ({ token } = openGame(world, 'maria', { kind: 'cards' }));
  });
  afterEach(() => world.close());

  const operator = () => world.rounds.operator('cards');
  const money = () => world.wallet.spendable(memberOf(world, 'maria').id);
  const deal = (roundId: string, ante = 100) => {
    const settlesAt = world.clock.now() + 10 * MINUTE;
    return operator().deal({ token, roundId, stakes: { ante } }, () => ({
      ...hand,
      ante,
      settlesAt,
    }));
  };
  const decide = (roundId: string, isIn: boolean, bet = 100) =>
    operator().decide({ token, roundId, stakes: isIn ? { bet } : {} }, (random) =>
      playHand(random, hand, isIn),
    );
  const kept = (roundId: string) => operator().round(token, roundId);

  test('takes the ante, then the bet, and pays once', () => {
    const before = money();
    expect(deal('one')).toMatchObject({ ok: true, replayed: false, balance: before - 100 });
    expect(deal('one')).toMatchObject({ ok: true, replayed: true, balance: before - 100 });
    const decided = decide('one', true);
    const win = decided.ok ? decided.outcome.win : 0;
    expect(decided).toMatchObject({ ok: true, replayed: false, balance: before - 200 + win });
    expect(kept('one')).toMatchObject({ state: 'settled', stake: 200, win });
    // Whatever is decided afterwards, it stays as it ended.
    expect(decide('one', false)).toMatchObject({ ok: true, replayed: true });
    expect(decide('one', true)).toMatchObject({ outcome: { isIn: true }, balance: money() });
    expect(money()).toBe(before - 200 + win);
  });

  test('waits for its player until it is decided', () => {
    deal('waits');
    expect(operator().session(token)?.unfinished).toEqual({
      roundId: 'waits',
      stakes: { ante: 100 },
    });
    world.clock.move(9 * MINUTE);
    expect(kept('waits')).toMatchObject({ state: 'open' });
    expect(decide('waits', false)).toMatchObject({ ok: true, outcome: { isIn: false } });
    operator().shown(token, 'waits');
    expect(operator().session(token)?.unfinished).toBeUndefined();
  });

  test('is folded when its time is over, and pays nothing', () => {
    const before = money();
    deal('late');
    world.clock.move(10 * MINUTE);
    expect(decide('late', true)).toMatchObject({ ok: true, replayed: true });
    expect(kept('late')).toMatchObject({ state: 'settled', stake: 100, win: 0 });
    expect(money()).toBe(before - 100);
  });

  test('is not decided with a bet that the game or the balance does not allow', () => {
    deal('odd');
    expect(decide('odd', true, 130)).toEqual({ ok: false, code: 'stake_out_of_range' });
    expect(decide('none', true)).toEqual({ ok: false, code: 'session_expired' });
    const { id: memberId } = memberOf(world, 'maria');
    const amount = -money();
    world.wallet.post({ memberId, key: 'gone', kind: 'credit', amount });
    expect(decide('odd', true)).toEqual({ ok: false, code: 'insufficient_balance' });
    expect(kept('odd')).toMatchObject({ state: 'open', stake: 100 });
    expect(decide('odd', false)).toMatchObject({ ok: true });
  });

  test('is decided at its own stake, even if the game was opened at another one since', () => {
    const room = openGame(world, 'maria', { kind: 'cards', minStake: 500, seats: 6 });
    const settlesAt = world.clock.now() + 10 * MINUTE;
    const request = { roundId: 'room', stakes: { ante: 500 } };
    operator().deal({ token: room.token, ...request }, () => ({ ...hand, ante: 500, settlesAt }));
    expect(operator().session(token)?.unfinished).toEqual(request);
    expect(decide('room', true, 500)).toMatchObject({ ok: true, outcome: { isIn: true } });
    expect(kept('room')).toMatchObject({ state: 'settled', stake: 1_000 });
  });

  test('cannot be decided by others, nor with an ended session', () => {
    deal('mine');
    const other = openGame(world, 'joao', { kind: 'cards' });
    const request = { token: other.token, roundId: 'mine', stakes: {} };
    const decided = operator().decide(request, (random) => playHand(random, hand, false));
    expect(decided).toEqual({ ok: false, code: 'session_expired' });
    world.clock.move(24 * 60 * MINUTE);
    expect(decide('mine', true)).toEqual({ ok: false, code: 'session_expired' });
  });
});
