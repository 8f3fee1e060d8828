import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { PlayFrame, PlayLimitKind } from '#contract/entities/play-limit-types.ts';
import { newMember } from './support/new-member.ts';
import { openGame } from './support/open-game.ts';
import { memberOf } from './support/played-rounds.ts';
import { sharedWorld } from './support/shared-world.ts';
import { refusalOf } from './support/test-world.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const world = await sharedWorld({
  settings: {
    stakeBounds: { min: 1, max: 100_000 },
    sessionIdleMinutes: 100_000,
    sessionHours: 500,
  },
});

let rounds = 0;

/** A player with money and an open game. */
function newPlayer(amount = 100_000) {
  const { id, account } = newMember(world);
  world.wallet.post({ memberId: id, key: 'money to play', kind: 'credit', amount });
  const { token } = openGame(world, account, { kind: 'sports', minStake: 1 });
  const member = memberOf(world, account);
  const choose = (kind: PlayLimitKind, frame: PlayFrame, limit: number | null) =>
    world.ownLimits.choose(member, { kind, frame }, limit);
  const stake = (staked: number, win = 0) => {
    rounds += 1;
    const roundId = `own-limit-${rounds}`;
    return world.rounds
      .operator('sports')
      .settle({ token, roundId, stakes: { bet: staked } }, () => ({ stake: staked, win }));
  };
  return { member, token, choose, stake, list: () => world.ownLimits.of(member).limits };
}
const REACHED = { ok: false, code: 'limit_reached' } as const;
const inHours = (hours: number) => new Date(world.clock.now() + hours * HOUR).toISOString();

describe('a limit that a player sets (W10)', () => {
  test('holds at once where it is tighter, and where it is looser only a day later', () => {
    world.clock.freeze(true);
    const { choose, list } = newPlayer();
    const from = inHours(24);
    expect(choose('loss', 'last7Days', 5_000).limits).toEqual([
      {
        kind: 'loss',
        frame: 'last7Days',
        amount: 5_000,
        used: 0,
        left: 5_000,
        until: null,
        pending: null,
      },
    ]);
    choose('loss', 'last7Days', 9_000);
    expect(list()).toMatchObject([{ amount: 5_000, pending: { amount: 9_000, from } }]);
    world.clock.move(HOUR);
    // Asked again, it does not wait longer.
    choose('loss', 'last7Days', 9_000);
    expect(list()).toMatchObject([{ pending: { amount: 9_000, from } }]);
    world.clock.move(23 * HOUR - 1);
    expect(list()).toMatchObject([{ amount: 5_000 }]);
    world.clock.move(1);
    expect(list()).toMatchObject([{ amount: 9_000, pending: null }]);
    // A clock that goes back brings the old limit back as little as it revives a session.
    world.clock.move(-2 * HOUR);
    expect(list()).toMatchObject([{ amount: 9_000, pending: null }]);
    world.clock.reset();
  });

  test('can be kept until then, and a tighter one drops what waits', () => {
    const { member, choose, list } = newPlayer();
    const name = { kind: 'stake', frame: 'day' } as const;
    choose('stake', 'day', 5_000);
    choose('stake', 'day', null);
    expect(list()).toMatchObject([{ amount: 5_000, pending: { amount: null } }]);
    world.ownLimits.keep(member, name);
    expect(list()).toMatchObject([{ amount: 5_000, pending: null }]);
    choose('stake', 'day', 8_000);
    choose('stake', 'day', 4_000);
    expect(list()).toMatchObject([{ amount: 4_000, pending: null }]);
    choose('stake', 'day', null);
    world.clock.move(DAY);
    expect(list()).toEqual([]);
    world.clock.reset();
    expect(list()).toEqual([]);
  });

  test('its owner is told once when it becomes looser, in the time at which it did', () => {
    const { member, choose } = newPlayer();
    const messages = () =>
      world.database
        .statement<{ words: string; sent_at: number }>(
          'SELECT words, sent_at FROM messages WHERE member_id = ? ORDER BY id',
        )
        .all(member.id);
    world.clock.freeze(true);
    const from = world.clock.now() + DAY;
    choose('time', 'last7Days', 150);
    choose('loss', 'day', 5_000);
    choose('time', 'last7Days', 200);
    choose('loss', 'day', null);
    world.clock.move(DAY - 1);
    world.ownLimits.beginDue();
    expect(messages()).toEqual([]);
    world.clock.move(2 * HOUR);
    // A change finds what has begun, and the time that passes finds nothing more.
    choose('time', 'last7Days', 100);
    world.ownLimits.beginDue();
    const words = messages().map((row) => row.words);
    expect(words).toHaveLength(2);
    expect(words.filter((one) => one.includes('Playing time in any 7 days'))).toHaveLength(1);
    expect(words.filter((one) => one.includes('3 hours 20 minutes'))).toHaveLength(1);
    expect(words.filter((one) => one.includes('Losses per day'))).toHaveLength(1);
    expect(messages().map((row) => row.sent_at)).toEqual([from, from]);
    world.clock.reset();
  });

  test('tells its owner also where only a clock that goes back finds it', () => {
    const { member, choose, list } = newPlayer();
    choose('stake', 'day', 5_000);
    choose('stake', 'day', 8_000);
    world.clock.move(DAY);
    world.clock.reset();
    expect(list()).toMatchObject([{ amount: 8_000, pending: null }]);
    expect(world.messages.unread(member.id)).toBe(1);
  });

  test('of deposits has a frame of the calendar', async () => {
    const { choose } = newPlayer();
    expect(await refusalOf(() => choose('deposit', 'last7Days', 100))).toBe('validation_failed');
    expect(choose('deposit', 'month', 100).limits).toHaveLength(1);
  });
});

/** Somebody who has just registered. */
function newcomer() {
  const { id, account } = newMember(world);
  world.database.statement('UPDATE members SET limits_answered_at = NULL WHERE id = ?').run(id);
  return {
    member: memberOf(world, account),
    asks: () => world.ownLimits.asks(memberOf(world, account)),
  };
}

describe('the question before a first deposit (W10)', () => {
  test('is asked until a limit is set, and not again when that limit is gone', () => {
    const { member, asks } = newcomer();
    expect(asks()).toBe(true);
    world.ownLimits.choose(member, { kind: 'deposit', frame: 'week' }, 5_000);
    expect(asks()).toBe(false);
    world.ownLimits.choose(member, { kind: 'deposit', frame: 'week' }, null);
    world.clock.move(2 * DAY);
    world.ownLimits.beginDue();
    expect(world.ownLimits.of(member).limits).toEqual([]);
    expect(asks()).toBe(false);
    world.clock.reset();
  });

  test('is answered by going without, which sets nothing; the first answer is kept', () => {
    const { member, asks } = newcomer();
    const answeredAt = () =>
      world.database
        .statement<{ at: number }>('SELECT limits_answered_at AS at FROM members WHERE id = ?')
        .get(member.id)?.at;
    expect(world.ownLimits.goWithout(member).limits).toEqual([]);
    expect(asks()).toBe(false);
    const first = answeredAt();
    world.clock.move(HOUR);
    world.ownLimits.goWithout(member);
    expect(answeredAt()).toBe(first);
    world.clock.reset();
  });
});

describe('stakes in a vendor’s game (W10)', () => {
  test('stop at the limit, and wins make room for losses only', () => {
    const { choose, stake, list } = newPlayer();
    choose('stake', 'day', 900);
    choose('loss', 'day', 500);
    expect(stake(500)).toMatchObject({ ok: true });
    expect(stake(1)).toEqual(REACHED);
    world.clock.move(DAY);
    expect(stake(500, 900)).toMatchObject({ ok: true });
    expect(list()).toMatchObject([
      { kind: 'loss', used: 0, left: 900, pending: null },
      { kind: 'stake', used: 500, left: 400 },
    ]);
    expect(stake(401)).toEqual(REACHED);
    expect(stake(400)).toMatchObject({ ok: true });
    world.clock.reset();
  });

  test('below what was used already closes at once', () => {
    const { choose, stake, list } = newPlayer();
    expect(stake(500)).toMatchObject({ ok: true });
    choose('stake', 'last24Hours', 100);
    expect(list()).toMatchObject([{ used: 500, left: 0 }]);
    expect(stake(1)).toEqual(REACHED);
    world.clock.move(DAY);
    expect(stake(100)).toMatchObject({ ok: true });
    world.clock.reset();
  });

  test('stop when the time of play is over, and a round that was dealt can still end', () => {
    const { choose, stake, token } = newPlayer();
    choose('time', 'last24Hours', 30);
    expect(stake(10)).toMatchObject({ ok: true });
    world.clock.move(29 * MINUTE);
    expect(stake(10)).toMatchObject({ ok: true });
    const dealt = { token, roundId: 'own-limit-dealt', stakes: { ante: 10 } };
    const operator = world.rounds.operator('sports');
    const settlesAt = world.clock.now() + HOUR;
    expect(operator.deal(dealt, () => ({ settlesAt }))).toMatchObject({ ok: true });
    world.clock.move(MINUTE);
    expect(stake(10)).toEqual(REACHED);
    const decide = (stakes: Record<string, number>) =>
      operator.decide({ ...dealt, stakes }, () => ({ stake: 10, win: 0 }));
    expect(decide({ raise: 5 })).toEqual(REACHED);
    expect(decide({})).toMatchObject({ ok: true });
    world.clock.move(DAY);
    expect(stake(10)).toMatchObject({ ok: true });
    world.clock.reset();
  });

  test('never pass a limit, whatever is staked, won and limited in which order', () => {
    const step = fc.oneof(
      fc.record({ stake: fc.integer({ min: 1, max: 60 }), win: fc.nat({ max: 80 }) }),
      fc.record({
        limit: fc.integer({ min: 1, max: 150 }),
        kind: fc.constantFrom('stake', 'loss'),
      }),
    );
    fc.assert(
      fc.property(fc.array(step, { maxLength: 25 }), (steps) => {
        const { choose, stake } = newPlayer();
        const held: { stake: number; loss: number } = { stake: Infinity, loss: Infinity };
        let staked = 0;
        let won = 0;
        for (const one of steps) {
          if ('limit' in one) {
            const { kind } = one;
            choose(kind, 'day', one.limit);
            held[kind] = Math.min(held[kind], one.limit);
            continue;
          }
          const fits = staked + one.stake <= held.stake && staked - won + one.stake <= held.loss;
          expect(stake(one.stake, one.win).ok).toBe(fits);
          if (fits) {
            staked += one.stake;
            won += one.win;
          }
        }
      }),
      { numRuns: 25 },
    );
  });
});
