import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { gameCategories } from '#contract/entities/game.ts';
import type { PointsLine } from '#contract/entities/points.ts';
import { pointsConfigSchema, pointsLineSchema, rewardSchema } from '#contract/entities/points.ts';
import { conversionOf } from '#contract/rules/points.ts';
import { allRewards } from '#fake-server/content/rewards.ts';
import { requireBalancedLedger } from '#fake-server/store/ledger/ledger.ts';
import { newMember } from './support/new-member.ts';
import { openGame } from './support/open-game.ts';
import { memberOf, playRound } from './support/played-rounds.ts';
import { sharedWorld } from './support/shared-world.ts';

const YEAR = 365.25 * 24 * 60 * 60_000;

let id: number;
let account: string;
const world = await sharedWorld();
beforeEach(() => {
  ({ id, account } = newMember(world));
  world.wallet.post({ memberId: id, key: 'pocket', kind: 'credit', amount: 10_000 });
});
afterAll(() => {
  requireBalancedLedger(world.database, 'memory');
});

const slot = () => {
  const [game] = world.catalogue.list({ gameClassify: 'RNG' }, { pageNo: 1, pageSize: 1 }).games;
  if (!game) throw new Error('There is no slot.');
  return game;
};
const spin = (roundId: string, stake: number, nodeId = slot().node_id) =>
  world.rounds
    .operator('slot')
    .settle(
      {
        token: openGame(world, account, { nodeId, minStake: 10 }).token,
        roundId,
        stakes: { spin: stake },
      },
      () => ({ stake, win: 0 }),
    );
const linesOf = (memberId: number, kind?: PointsLine['kind']) =>
  world.pointsRecord.page(memberId, { kind, language: 'EN' }, { pageNo: 1, pageSize: 20 });

describe('earning points (W9)', () => {
  test('each bet earns by stake and category, exactly, and the line names it', () => {
    spin('first', 200);
    expect(world.points.balance(id)).toBe(400);
    const [line] = linesOf(id).lines;
    expect(pointsLineSchema.parse(line)).toMatchObject({
      kind: 'bet',
      amount: 400,
      balanceAfter: 400,
      bet: { roundId: 'first', gameName: slot().name, stake: 200 },
      mission: null,
    });
  });

  test('a bet that is sent again earns once', () => {
    spin('first', 200);
    spin('first', 200);
    expect(linesOf(id).lines).toHaveLength(1);
  });

  test('a game that the site does not know earns nothing', () => {
    spin('unknown', 200, 'g1');
    expect(linesOf(id).lines).toEqual([]);
  });

  test('a bet earns when it is decided, and a cancelled one earns nothing', () => {
    const game = world.catalogue.list({ gameType: 'SPORTS' }, { pageNo: 1, pageSize: 1 }).games[0];
    const { token } = openGame(world, account, { kind: 'sports', nodeId: game?.node_id ?? '' });
    const now = world.clock.now();
    const coming = world.sportsSimulator
      .matches('sports', now)
      .filter(({ startsAt, abandonedAt }) => startsAt > now && abandonedAt === undefined);
    const [match] = coming;
    if (!match) throw new Error('There is no match.');
    const bet = { legs: [{ matchId: match.id, outcome: '1', odds: 200 }], settlesAt: match.endsAt };
    world.rounds.operator('sports').place({ token, roundId: 'later', stakes: { slip: 700 } }, bet);
    expect(world.points.balance(id)).toBe(0);
    world.clock.move(match.endsAt - now);
    expect(linesOf(id).lines).toMatchObject([{ kind: 'bet', amount: 700 }]);
  });

  test('a mission gives its points with its bonus, once, and the line names it', () => {
    const member = memberOf(world, account);
    world.promotions.join(member, 'five-a-day');
    for (let round = 0; round < 5; round += 1) playRound(world, account);
    world.promotions.claim(member, 'five-a-day');
    world.promotions.claim(member, 'five-a-day');
    expect(linesOf(id).lines).toMatchObject([
      {
        kind: 'mission',
        amount: 10_000,
        mission: { promotionId: 'five-a-day', title: 'Warm-up' },
        bet: null,
      },
    ]);
  });

  test('a trial account earns no points', () => {
    const trial = memberOf(world, 'visitante');
    world.points.earnForRound(trial.id, { roundKey: 'r', category: 'RNG', stake: 100 });
    expect(world.points.balance(trial.id)).toBe(0);
  });

  test('the rules of earning are published, highest first', () => {
    const config = pointsConfigSchema.parse(world.points.config(memberOf(world, account), 'PT'));
    expect(config.earning[0]).toEqual({ category: 'INHOUSE', pointsPerUnit: 3 });
    expect(config.earning.map(({ category }) => category).toSorted()).toEqual(
      gameCategories.toSorted(),
    );
    expect(config.missions).toContainEqual({
      promotionId: 'slots-race',
      title: 'Corrida dos slots',
      points: 30_000,
    });
  });
});

describe('points in the ledger (W9)', () => {
  test('are no money: they appear in no balance, part or line of money', () => {
    spin('first', 200);
    expect(world.wallet.balance(id)).toBe(10_000 - 200);
    const money = world.wallet.entries(id);
    expect(money.map(({ kind }) => kind)).toEqual(['credit', 'stake']);
    const range = {
      from: new Date(world.clock.now() - 1_000).toISOString(),
      before: new Date(world.clock.now() + 1_000).toISOString(),
    };
    const record = world.accountRecords.page(id, range, { pageNo: 1, pageSize: 20 });
    expect(record.totals).toMatchObject({ transactions: 2, net: 10_000 - 200 });
    const [points] = linesOf(id).lines;
    expect(world.accountRecords.has(id, points?.transactionId ?? '')).toBe(false);
  });

  test('never expire, even after ten years', () => {
    const before = world.points.balance(memberOf(world, 'maria').id);
    world.clock.move(10 * YEAR);
    world.ledger.expireDue(memberOf(world, 'maria').id);
    world.rounds.settleDue(memberOf(world, 'maria').id);
    expect(world.points.balance(memberOf(world, 'maria').id)).toBe(before);
    expect(before).toBe(2_500_000);
  });

  test('are listed in pages, newest first, of one kind or all', () => {
    for (let round = 0; round < 5; round += 1) spin(`spin-${round}`, 100);
    const page = (pageNo: number) =>
      world.pointsRecord.page(id, { language: 'EN' }, { pageNo, pageSize: 2 });
    expect(page(1).totalPages).toBe(3);
    expect(page(1).lines.map(({ bet }) => bet?.roundId)).toEqual(['spin-4', 'spin-3']);
    expect(page(3).lines.map(({ bet }) => bet?.roundId)).toEqual(['spin-0']);
    expect(linesOf(id, 'mission')).toEqual({ lines: [], totalPages: 0 });
  });
});

describe('rewards (W9)', () => {
  test('are sorted by price, in the language of the person', () => {
    const rewards = rewardSchema.array().parse(world.rewards.list(id, 'PT'));
    const prices = rewards.map(({ price }) => price);
    expect(prices).toEqual(prices.toSorted((a, b) => a - b));
    expect(rewards[0]?.title).toBe('Vale-café de R$\u00a050');
  });

  test('cost no more points than their shop price is worth', () => {
    const terms = world.settings.current.pointsConversion;
    const dear = allRewards.filter(
      ({ price, shopPrice }) => conversionOf(price * 100, terms).amount > shopPrice,
    );
    expect(dear).toEqual([]);
  });

  test('have the price and stock that an operator set', () => {
    expect(world.rewards.change({ id: 'aurora-cap', price: 90_000, stock: 2 })).toBe(true);
    const cap = world.rewards.list(id, 'EN').find((reward) => reward.id === 'aurora-cap');
    expect(cap).toMatchObject({ price: 90_000, stock: 2 });
    expect(world.rewards.change({ id: 'nothing', price: 1, stock: 1 })).toBe(false);
  });
});
