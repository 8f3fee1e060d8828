import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { contract } from '#contract/index.ts';
import type { FakeServer } from '#fake-server/start.ts';
import { payerNamed } from '#tests/fake-server/support/depositing.ts';
import { memberOf } from '#tests/fake-server/support/played-rounds.ts';
import { asMember } from './good-requests/good-request.ts';
import { goodRequestOf } from './good-requests/index.ts';
import { judge } from './kit/judge.ts';
import { routeNamed, routesOf } from './kit/routes.ts';
import { sendRequest } from './kit/send.ts';
import { startOwnPortal } from './own-portal.ts';
import { portalSubject } from './portal-subject.ts';
import type { PortalSubject } from './portal-under-test.ts';

const routes = routesOf(contract);
const acting = routes.filter(({ metadata }) => metadata.play !== 'neither');
const limited = acting.filter(({ metadata }) => metadata.play !== 'rewards');
const MINUTE = 60_000;
/** What nobody loses by a pause: money out, records, own data, help and service. */
const stillOpen = [
  'withdrawals.terms',
  'withdrawals.create',
  'wallet.balance',
  'records.transactions',
  'records.rounds',
  'security.state',
  'security.requestData',
  'help.centre',
  'feedback.send',
  'messages.list',
  'points.convert',
];

/*
 * Every call that does something for play, by the metadata: with a limit that is used up, or while
 * the player has paused, the gate refuses it, whatever its handler does (W10).
 */
describe('a call that does something for play asks what the player has chosen (W10)', () => {
  let running: FakeServer;
  let portal: PortalSubject;

  beforeAll(async () => {
    const own = await startOwnPortal();
    running = own.running;
    portal = portalSubject(own.under);
    const { world } = running;
    const member = memberOf(world, 'maria');
    const { methods } = (await portal.succeed('deposits.terms', await asMember(portal))) as {
      methods: { method: 'pix'; minimum: number }[];
    };
    const amount = methods[0]?.minimum ?? 0;
    const deposit = await world.deposits.create(member, { method: 'pix', amount });
    await world.pixSimulator.pay(deposit.id, amount, payerNamed('Maria Silva'));
    world.ownLimits.choose(member, { kind: 'deposit', frame: 'month' }, amount);
    world.playSessions.notePlay(member.id);
    world.clock.move(2 * MINUTE);
    world.playSessions.notePlay(member.id);
  });
  afterAll(async () => {
    await running.close();
  });

  /** Does something while the player is on a break. */
  const pausing = async (act: () => Promise<void>) => {
    const { world } = running;
    const member = memberOf(world, 'maria');
    const reading = world.sessions.peek(await portal.tokens.current());
    if (!reading.ok) throw new Error('There is no session.');
    world.playPauses.choose(reading.signedIn, 'sixWeeks');
    try {
      await act();
    } finally {
      // Nothing else ends it.
      world.database.statement('DELETE FROM play_pauses WHERE member_id = ?').run(member.id);
    }
  };

  test('these are all', () => {
    expect(acting.map(({ name, metadata }) => [name, metadata.play])).toEqual([
      ['games.launch', 'stakes'],
      ['games.launchSeaLottery', 'stakes'],
      ['lottery.launch', 'stakes'],
      ['deposits.create', 'paysIn'],
      ['referral.terms', 'rewards'],
      ['points.redeem', 'rewards'],
      ['promotions.claim', 'rewards'],
      ['promotions.join', 'rewards'],
      ['promotions.enter', 'rewards'],
      ['applications.sendPicture', 'rewards'],
      ['applications.apply', 'rewards'],
      ['pvp.launch', 'stakes'],
    ]);
  });

  test.each(limited.map(({ name }) => name))('%s', async (name) => {
    const request = await goodRequestOf(portal, name);
    if (typeof request === 'string') throw new Error(request);
    // Only now: a good request may need what the limit closes.
    const { world } = running;
    world.ownLimits.choose(memberOf(world, 'maria'), { kind: 'time', frame: 'last30Days' }, 1);
    const route = routeNamed(routes, name);
    const answer = await sendRequest(portal, route, request);
    expect(judge(route, answer)).toEqual([]);
    expect(answer.body).toMatchObject({
      code: 'play_limit_reached',
      playLimit: { kind: route.metadata.play === 'paysIn' ? 'deposit' : 'time', fits: 0 },
    });
  });

  test.each(acting.map(({ name }) => name))('%s is refused during a break', async (name) => {
    const request = await goodRequestOf(portal, name);
    if (typeof request === 'string') throw new Error(request);
    // Only now: a good request may need what the pause closes.
    const { world } = running;
    await pausing(async () => {
      const route = routeNamed(routes, name);
      const answer = await sendRequest(portal, route, request);
      expect(judge(route, answer)).toEqual([]);
      expect(answer).toMatchObject({
        status: 403,
        body: { code: 'account_restricted', restriction: { reason: 'break' } },
      });
    });
    expect(world.restrictions.of(memberOf(world, 'maria').id)).toEqual([]);
  });

  test.each(stillOpen)('%s stays open during a break', async (name) => {
    await pausing(async () => {
      const request = await goodRequestOf(portal, name);
      if (typeof request === 'string') throw new Error(request);
      expect(await sendRequest(portal, routeNamed(routes, name), request)).toMatchObject({
        status: 200,
      });
    });
  });

  test.each(['withdrawals.terms', 'playLimits.list', 'records.transactions', 'wallet.balance'])(
    '%s stays open',
    async (name) => {
      const request = await goodRequestOf(portal, name);
      if (typeof request === 'string') throw new Error(request);
      expect(await sendRequest(portal, routeNamed(routes, name), request)).toMatchObject({
        status: 200,
      });
    },
  );
});
