import { describe, expect, test } from 'vitest';
import { ONCE_HEADER } from '#contract/once.ts';
import { API_PREFIX } from '#contract/prefix.ts';
import { SCENARIO_HEADER } from '#fake-server/http/gate.ts';
import { pointsScenes } from '#fake-server/scenes/points-scenes.ts';
import { noCall } from '#fake-server/scenes/scene.ts';
import { controlCalls } from './support/control-calls.ts';
import { newMember } from './support/new-member.ts';
import { memberOf } from './support/played-rounds.ts';
import { sharedServer } from './support/shared-world.ts';

const server = await sharedServer();
const { post } = controlCalls(() => new URL(server.portalUrl).origin);

/** Somebody new, who asks within a scenario. */
function newcomer() {
  const { world } = server;
  const { account, id } = newMember(world);
  const { token } = world.sessions.open(id);
  const ask = async (scenario: string, path: string, send?: { method: string; body: object }) => {
    const answer = await fetch(`${new URL(server.portalUrl).origin}${API_PREFIX}${path}`, {
      headers: {
        authorization: `Bearer ${token}`,
        [SCENARIO_HEADER]: scenario,
        ...(send && { 'content-type': 'application/json', [ONCE_HEADER]: crypto.randomUUID() }),
      },
      ...(send && { method: send.method, body: JSON.stringify(send.body) }),
    });
    // Only looked at by what the tests name.
    return (await answer.json()) as { value: Record<string, unknown> };
  };
  const titles = () =>
    world.messages
      .page(id, { filter: 'unread', language: 'EN', pageNo: 1, pageSize: 50 })
      .messages.map(({ title }) => title);
  return { account, id, ask, titles };
}

const english = '?language=EN';

describe('what a scenario changes for people (T3)', () => {
  test('points for every reward (W9)', async () => {
    const { ask, id } = newcomer();
    await ask('points-enough', '/points/balance');
    const dearest = Math.max(...server.world.rewards.rows().map(({ price }) => price));
    expect(server.world.points.balance(id)).toBe(dearest);
    await ask('points-enough', `/points/rewards${english}`);
    expect(server.world.points.balance(id)).toBe(dearest);
  });

  test('rewards that are sold out, and that are there again afterwards', async () => {
    const { ask } = newcomer();
    const stocks = async (scenario: string) => {
      const { value } = await ask(scenario, `/points/rewards${english}`);
      return (value as unknown as { stock: number }[]).map(({ stock }) => stock);
    };
    expect(new Set(await stocks('rewards-sold-out'))).toEqual(new Set([0]));
    expect(Math.max(...(await stocks('normal')))).toBeGreaterThan(0);
  });

  test('a reward that gets dearer once, or sells out, as it is redeemed (W9)', () => {
    const { rewards } = server.world;
    const { id: memberId } = newMember(server.world);
    const member = server.world.members.byId(memberId);
    const rowOf = (wanted: string) => rewards.rows().find(({ id }) => id === wanted);
    const [dearer, gone] = rewards.rows().filter(({ stock }) => stock > 0);
    if (!dearer || !gone || !member) throw new Error('There are too few rewards.');
    const redeem = (rewardId: string, scene: 'reward-dearer' | 'reward-gone') =>
      pointsScenes.play(server.world, member, scene, { ...noCall, body: { rewardId } });
    redeem(dearer.id, 'reward-dearer');
    const once = rowOf(dearer.id);
    expect(once?.price).toBeGreaterThan(dearer.price);
    redeem(dearer.id, 'reward-dearer');
    expect(rowOf(dearer.id)).toEqual(once);
    redeem(gone.id, 'reward-gone');
    expect(rowOf(gone.id)).toEqual({ ...gone, stock: 0 });
    for (const row of [dearer, gone]) rewards.change(row);
  });

  test('an answer to their feedback', async () => {
    const { ask, titles } = newcomer();
    const content = 'The slots are lovely, and the search could be quicker.';
    await ask('feedback-answered', '/feedback', { method: 'PUT', body: { content } });
    expect(titles()).toContain('Our answer to your feedback');
  });

  test('a notice of each topic, once (W7)', async () => {
    const { ask, titles } = newcomer();
    const before = titles().length;
    await ask('all-notifications', '/messages');
    await ask('all-notifications', '/messages');
    expect(titles().length - before).toBe(7);
  });

  test('a rank that has just risen, and one that ends in an hour (W5)', async () => {
    const { ask, account } = newcomer();
    const level = () => memberOf(server.world, account).rank_level;
    const before = level();
    await ask('rank-risen', '/profile/rank');
    await ask('rank-risen', '/profile/rank');
    expect(level()).toBe(before + 1);
    const { value } = await ask('rank-ending', '/profile/rank');
    const { until } = value['keeping'] as { until: string };
    expect(Date.parse(until) - server.world.clock.now()).toBeLessThanOrEqual(3_600_000);
  });

  test('friends who joined by their link, once (W5)', async () => {
    const { ask } = newcomer();
    const states = async () => {
      const { value } = await ask('friends-invited', '/referral/people');
      return (value['people'] as { state: string; reason: string | null }[]).map(
        ({ state, reason }) => reason ?? state,
      );
    };
    expect(await states()).toEqual(['waiting', 'counted', 'notEligible', 'tooLate']);
    expect(await states()).toHaveLength(4);
  });
});

describe('what operators do for one person (T3)', () => {
  test('give a rank, friends and a notice', async () => {
    const { account, id, titles } = newcomer();
    expect(await post('ranks/give', { account, level: 3 })).toMatchObject({ status: 200 });
    expect(memberOf(server.world, account).rank_level).toBe(3);
    expect(titles()).toContain('You’re now Platinum');
    expect(await post('ranks/give', { account, level: 99 })).toMatchObject({ status: 400 });
    expect(await post('ranks/give', { account: 'x', level: 1 })).toMatchObject({ status: 404 });
    expect(await post('referral/add-friends', { account })).toMatchObject({ status: 200 });
    expect(server.world.points.balance(id)).toBe(server.world.settings.current.referral.points);
    await post('notifications/tell', { account, topic: 'news' });
    expect(titles()).toContain('A sample notice about news');
  });

  test('cannot add friends where the site has no referral', async () => {
    const { account } = newcomer();
    await post('settings', { changes: { referral: { enabled: false } } });
    expect(await post('referral/add-friends', { account })).toMatchObject({ status: 409 });
    await post('settings', { changes: { referral: { enabled: true } } });
  });

  test('move the clock, after which expired ranks fall', async () => {
    const { account } = newcomer();
    await post('ranks/give', { account, level: 2 });
    await post('clock', { move: 91 * 24 * 3_600_000 });
    expect(memberOf(server.world, account).rank_level).toBe(0);
    await post('clock', { reset: true });
  });
});
