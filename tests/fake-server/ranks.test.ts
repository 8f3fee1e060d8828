import * as fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { LanguageCode } from '#contract/entities/language.ts';
import { playerRankSchema } from '#contract/entities/rank.ts';
import { RANK_DAYS, ranks } from '#fake-server/content/ranks.ts';
import type { World } from '#fake-server/world/world.ts';
import { newMember } from './support/new-member.ts';
import { openGame } from './support/open-game.ts';
import { memberOf, playRound } from './support/played-rounds.ts';
import { openTestWorld } from './support/test-world.ts';

const DAY = 24 * 60 * 60_000;
const [, silver, gold] = ranks.map(({ from }) => from);
if (silver === undefined || gold === undefined) throw new Error('There are too few ranks.');

let world: World;
let account: string;
beforeEach(async () => {
  world = await openTestWorld({ slotGames: 5 });
  ({ account } = newMember(world));
});
afterEach(() => world.close());

/** What the server does every few seconds, whether or not anybody looks. */
const tick = () => world.rounds.settleAllDue();
const move = (milliseconds: number) => {
  world.clock.move(milliseconds);
  tick();
};
const titles = () =>
  world.messages
    .page(memberOf(world, account).id, { filter: 'all', language: 'EN', pageNo: 1, pageSize: 50 })
    .messages.map(({ title }) => title)
    .filter((title) => /^You’re now |^Your rank is /u.test(title));
const rank = () => playerRankSchema.parse(world.ranks.of(memberOf(world, account), 'EN'));
const info = (language: LanguageCode = 'EN') =>
  world.accounts.info({ member: memberOf(world, account), owes: 'nothing' }, language);
const names = (language: LanguageCode) => {
  const { clubLabel, memberLabel } = info(language);
  return [clubLabel, ...memberLabel].map(({ labelName }) => labelName);
};
const level = () => rank().label.rankLevel;
const bet = (stake: number, state: 'settled' | 'open' | 'cancelled' = 'settled') =>
  playRound(world, account, { stake, state });

describe('a rank (W5)', () => {
  test('begins at the lowest, which cannot be lost, and says what is missing', () => {
    expect(rank()).toMatchObject({
      label: { labelName: 'Bronze', rankLevel: 0 },
      counted: 0,
      next: { label: { rankLevel: 1 }, from: silver, missing: silver },
      keeping: null,
    });
    move(1_000 * DAY);
    expect(level()).toBe(0);
  });

  test('states the real benefits of each rank', () => {
    const given = rank().ranks.filter((step) => step.hasVipService || step.promotions.length > 0);
    expect(given).toMatchObject([
      {
        label: { rankLevel: 5 },
        hasVipService: true,
        promotions: [{ promotionId: 'vip-anniversary' }, { promotionId: 'vip-raffle' }],
      },
    ]);
    // Expired benefits are not promised.
    move(3 * DAY);
    expect(rank().ranks[5]?.promotions).toMatchObject([{ promotionId: 'vip-anniversary' }]);
  });

  test('rises with enough decided bets; open and cancelled ones do not count', () => {
    bet(silver - 100);
    bet(5_000, 'open');
    bet(5_000, 'cancelled');
    expect(rank()).toMatchObject({ counted: silver - 100, next: { missing: 100 } });
    const { changesAfter, id } = info();
    bet(100);
    expect(level()).toBe(1);
    expect(world.live.since(Number(id), changesAfter).topics).toEqual(['messages', 'profile']);
    expect(info().clubLabel).toEqual(rank().label);
  });

  test('and its labels have names in the language of the reader (G1)', () => {
    world.ranks.give(memberOf(world, account).id, 5);
    expect(names('PT')).toEqual(['Diamante', 'High roller']);
    expect(names('EN')).toEqual(['Diamond', 'High roller']);
    expect(world.ranks.of(memberOf(world, account), 'PT').ranks[1]?.label.labelName).toBe('Prata');
    expect(rank().history[0]?.to.labelName).toBe('Diamond');
  });

  test('rises after a bet that was really played', () => {
    bet(silver - 200);
    const { id } = memberOf(world, account);
    world.wallet.post({ memberId: id, key: 'pocket', kind: 'credit', amount: 1_000 });
    const { token } = openGame(world, account, { minStake: 10 });
    const spin = { token, roundId: 'the-last-one', stakes: { spin: 200 } };
    world.rounds.operator('slot').settle(spin, () => ({ stake: 200, win: 0 }));
    expect(memberOf(world, account).rank_level).toBe(1);
  });

  test('is kept for 90 days, and says what keeps it longer', () => {
    bet(gold);
    const { keeping } = rank();
    expect(Date.parse(keeping?.until ?? '')).toBe(world.clock.now() + RANK_DAYS * DAY);
    expect(rank().keeping).toMatchObject({
      counted: 0,
      missing: gold,
      otherwise: { rankLevel: 0 },
    });
    move(60 * DAY);
    bet(silver);
    expect(rank().keeping).toMatchObject({
      counted: silver,
      missing: gold - silver,
      otherwise: { rankLevel: 1 },
    });
    move(30 * DAY - 1);
    expect(level()).toBe(2);
    // The first bet is 90 days old by then.
    world.clock.move(1);
    // To look ends nothing: the clock does.
    expect(level()).toBe(2);
    tick();
    expect(rank()).toMatchObject({ label: { rankLevel: 1 }, counted: silver });
    move(RANK_DAYS * DAY);
    expect(level()).toBe(0);
  });

  test('keeps a rank that an operator gave, for as long', () => {
    account = 'beatriz';
    expect(rank()).toMatchObject({
      label: { labelName: 'Black' },
      next: null,
      keeping: { counted: 0, missing: ranks.at(-1)?.from, otherwise: { rankLevel: 0 } },
    });
    move(RANK_DAYS * DAY);
    expect(level()).toBe(0);
  });

  test('keeps a history, and notifies the person of each change', () => {
    bet(gold);
    move(60 * DAY);
    bet(gold);
    move(30 * DAY);
    move(RANK_DAYS * DAY);
    const history = rank().history.map(({ from, to, counted }) => [
      from.rankLevel,
      to.rankLevel,
      counted,
    ]);
    expect(history).toEqual([
      [2, 0, 0],
      [2, 2, gold],
      [0, 2, gold],
    ]);
    expect(titles()).toEqual(['Your rank is now Bronze', 'You’re now Gold']);
  });

  test('of a trial account never rises', () => {
    account = 'visitante';
    const before = level();
    bet(gold);
    expect(level()).toBe(before);
    move(RANK_DAYS * DAY);
    expect(rank()).toMatchObject({ label: { rankLevel: 0 }, history: [{ counted: 0 }] });
  });

  test('does not depend on how often it is read', () => {
    const steps = fc.array(
      fc.record({
        stake: fc.nat({ max: 900_000 }),
        days: fc.nat({ max: 60 }),
        looks: fc.nat({ max: 2 }),
        ticksAfter: fc.nat({ max: 120 }),
      }),
      { maxLength: 12 },
    );
    fc.assert(
      fc.property(steps, (all) => {
        const watched = newMember(world).account;
        const alone = newMember(world).account;
        const began = world.clock.now();
        for (const { stake, days, looks, ticksAfter } of all) {
          for (const each of [watched, alone]) playRound(world, each, { stake });
          for (let look = 0; look < looks; look += 1)
            world.ranks.of(memberOf(world, watched), 'PT');
          world.clock.move(ticksAfter * DAY);
          // The other one's periods end late: with their next bet, or at the end.
          world.ranks.noteBet(memberOf(world, watched).id, { stake: 0, at: world.clock.now() });
          world.clock.move(days * DAY);
        }
        tick();
        const [one, other] = [watched, alone].map((each) =>
          world.ranks.of(memberOf(world, each), 'PT'),
        );
        expect(one).toEqual(other);
        world.clock.move(began - world.clock.now());
      }),
      { numRuns: 40 },
    );
  });

  test('is never below what bets earned, and never falls before its day', () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.nat({ max: 600_000 }), fc.nat({ max: 40 })), { maxLength: 12 }),
        (steps) => {
          ({ account } = newMember(world));
          const placed: { readonly stake: number; readonly at: number }[] = [];
          for (const [stake, days] of steps) {
            bet(stake);
            placed.push({ stake, at: world.clock.now() });
            const before = rank();
            move(days * DAY);
            const after = rank();
            const levelFor = (counted: number) =>
              after.ranks.findLastIndex(({ from }) => counted >= from);
            expect(after.label.rankLevel).toBeGreaterThanOrEqual(levelFor(after.counted));
            if (after.label.rankLevel >= before.label.rankLevel) continue;
            // What counted on its day, which may be some days ago, decided.
            const end = Date.parse(before.keeping?.until ?? '');
            const counted = placed
              .filter(({ at }) => at > end - RANK_DAYS * DAY && at < end)
              .reduce((sum, one) => sum + one.stake, 0);
            expect(world.clock.now()).toBeGreaterThanOrEqual(end);
            expect(after.label.rankLevel).toBe(levelFor(counted));
          }
        },
      ),
      { numRuns: 25 },
    );
  });
});
