import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { memberRewardSchema } from '#contract/entities/member-reward.ts';
import { rewardScenes } from '#fake-server/scenes/reward-scenes.ts';
import { requireBalancedLedger } from '#fake-server/store/ledger/ledger.ts';
import type { World } from '#fake-server/world/world.ts';
import { memberOf, playRound } from './support/played-rounds.ts';
import { openTestWorld } from './support/test-world.ts';

const DAY = 24 * 60 * 60_000;

let world: World;
beforeEach(async () => {
  world = await openTestWorld();
});
afterEach(() => {
  requireBalancedLedger(world.database, 'memory');
  world.close();
});

const rewardsOf = (account: string) =>
  world.memberRewards
    .list(memberOf(world, account), 'EN')
    .map((reward) => memberRewardSchema.parse(reward));
const statesOf = (account: string) =>
  rewardsOf(account).map(({ promotion, state }) => `${promotion.id} ${state}`);

describe('the rewards of a person (W5)', () => {
  test('list what can be joined: nothing automatic, expired or above the rank', () => {
    const states = statesOf('maria');
    expect(states).toContain('first-spins open');
    expect(states).toContain('aurora-cup coming_soon');
    expect(states.join()).not.toMatch(/welcome-bonus|derby-final|vip-/u);
    expect(statesOf('beatriz')).toContain('vip-raffle open');
  });

  test('show what can be claimed first, and what is over last', () => {
    rewardScenes.play(world, memberOf(world, 'gustavo'), 'rewards-under-way');
    rewardScenes.play(world, memberOf(world, 'gustavo'), 'rewards-under-way');
    const states = statesOf('gustavo');
    expect(states.slice(0, 3)).toEqual([
      'vip-anniversary issued',
      'slots-race joined',
      'live-cashback applying',
    ]);
    expect(states.slice(-2)).toEqual(['first-spins claimed', 'spring-raffle closed']);
    playRound(world, 'gustavo');
    expect(statesOf('gustavo')[1]).toBe('slots-race in_process');
  });

  test('stay when their promotion is no longer listed', () => {
    world.promotions.claim(memberOf(world, 'maria'), 'gift-of-the-week');
    world.clock.move(60 * DAY);
    expect(world.promotions.list(undefined, 'EN').map(({ id }) => id)).not.toContain(
      'gift-of-the-week',
    );
    expect(statesOf('maria')).toContain('gift-of-the-week claimed');
  });
});

test('all missions are listed in the order of the summary, those that are over last (L8)', () => {
  const maria = memberOf(world, 'maria');
  world.promotions.join(maria, 'high-tide');
  world.promotions.join(maria, 'five-a-day');
  for (let round = 0; round < 5; round += 1) playRound(world, 'maria');
  const missions = world.missions.list(maria, 'EN');
  expect(missions[0]).toEqual(world.missions.summary(maria, 'EN').next);
  world.promotions.claim(maria, 'five-a-day');
  expect(
    world.missions.list(maria, 'EN').map(({ promotionId, state }) => `${promotionId} ${state}`),
  ).toEqual([
    'high-tide in_process',
    'slots-race open',
    'aurora-cup coming_soon',
    'five-a-day claimed',
  ]);
});
