import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { PauseLength } from '#contract/entities/play-pause-types.ts';
import { call } from './support/api.ts';
import { type Depositor, startDepositing } from './support/depositing.ts';
import { memberOf, playRound } from './support/played-rounds.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/*
 * Breaks and self-exclusions at the fake server (W10): what they stop, what stays, what becomes of
 * what is under way, and the way back. The rule itself is in tests/rules/play-pauses.test.ts, and
 * that no call is forgotten in tests/contract/play-acts.test.ts.
 */
let maria: Depositor;
let token = '';
beforeAll(async () => {
  maria = await startDepositing();
  token = maria.token;
});
afterEach(() => {
  const { clock, database } = maria.server.world;
  clock.reset();
  database.statement('DELETE FROM play_pauses').run();
});
afterAll(async () => {
  expect(maria.server.world.ledger.imbalances()).toEqual([]);
  await maria.server.close();
});

const me = () => memberOf(maria.server.world, 'maria');
const ask = async (method: 'GET' | 'PUT', path = '', body?: object) =>
  call(maria.origin, method, `/play-pauses${path}`, { token, ...(body && { body }) });
const resume = (wanted: boolean) => ask('PUT', '/resume', { wanted });
const choose = (length: PauseLength) => ask('PUT', '', { length });
/** Signs in again after a while, in which the session has ended. */
const later = (milliseconds: number) => {
  const { clock, sessions } = maria.server.world;
  clock.move(milliseconds);
  token = sessions.open(me().id).token;
};
const signedIn = () => {
  const reading = maria.server.world.sessions.peek(token);
  if (!reading.ok) throw new Error('There is no session.');
  return reading.signedIn;
};
const info = async () => {
  const { body } = await call(maria.origin, 'GET', '/account/member', { token });
  return (body as { value: object }).value;
};
const restricted = (reason: string) => ({
  status: 403,
  body: { code: 'account_restricted', restriction: { reason } },
});

describe('a break (W10)', () => {
  test('holds to the minute, ends by itself, and stays ended when the clock goes back', async () => {
    const { clock, restrictions } = maria.server.world;
    clock.freeze(true);
    const until = new Date(clock.now() + HOUR).toISOString();
    expect(await choose('oneHour')).toMatchObject({
      status: 200,
      body: { value: { pause: { kind: 'break', stage: 'holds', until, returnsAt: null } } },
    });
    expect(await call(maria.origin, 'GET', '/referral', { token })).toMatchObject(
      restricted('break'),
    );
    clock.move(HOUR - 1);
    expect(restrictions.of(me().id)).toMatchObject([{ reason: 'break' }]);
    clock.move(1);
    expect((await ask('GET')).body).toMatchObject({ value: { pause: null } });
    clock.move(-2 * MINUTE);
    expect(restrictions.of(me().id)).toEqual([]);
  });

  test('ends other sessions, and keeps the one that chose it', async () => {
    const { sessions } = maria.server.world;
    const other = sessions.open(me().id).token;
    await choose('oneDay');
    expect(sessions.peek(other).ok).toBe(false);
    expect(sessions.peek(token).ok).toBe(true);
    // A longer one tells again; a shorter one, or the same, changes nothing.
    const another = sessions.open(me().id).token;
    await choose('oneDay');
    await choose('oneHour');
    expect(sessions.peek(another).ok).toBe(true);
  });

  test('stops nothing of what was begun: a bet is paid, and a dealt round can be ended', async () => {
    const { world } = maria.server;
    const played = { nodeId: 'g1', title: 'Test', kind: 'table', minStake: 100 } as const;
    const game = world.rounds.openGameSession(signedIn(), played, 'pt-BR');
    const operator = world.rounds.operator('table');
    const deal = (roundId: string) =>
      operator.deal({ token: game, roundId, stakes: { bet: 100 } }, () => ({
        settlesAt: world.clock.now() + HOUR,
      }));
    playRound(world, 'maria', { state: 'open', win: 500 });
    expect(deal('before-the-break')).toMatchObject({ ok: true });
    await choose('oneDay');
    const stopped = { ok: false, code: 'play_stopped' };
    expect(deal('during-the-break')).toEqual(stopped);
    const decide = (stakes: Record<string, number>) =>
      operator.decide({ token: game, roundId: 'before-the-break', stakes }, () => ({
        stake: 100,
        win: 250,
      }));
    expect(decide({ double: 100 })).toEqual(stopped);
    const before = world.wallet.balance(me().id);
    expect(decide({})).toMatchObject({ ok: true });
    expect(world.wallet.balance(me().id)).toBe(before + 250);
  });

  test('cancels a deposit that nobody has paid, and gives back what arrives nevertheless', async () => {
    const { database, pixSimulator, situations } = maria.server.world;
    const unpaid = await maria.created(5_000);
    await choose('oneWeek');
    expect(await maria.read(unpaid.id)).toMatchObject({ state: 'cancelled' });
    database.statement('DELETE FROM play_pauses').run();

    const late = await maria.created(5_000);
    const before = maria.balance();
    situations.set(['pix-down']);
    await choose('oneWeek');
    situations.set([]);
    expect(pixSimulator.charge(late.id).status).toBe('ATIVA');
    await maria.pay(late);
    expect(await maria.read(late.id)).toMatchObject({
      state: 'returning',
      returned: { reason: 'overLimit', amount: 5_000 },
    });
    expect(maria.balance()).toBe(before);
  });

  test('offers nothing: no promotion in the menus, no news, no mail about them', async () => {
    const { notifications, messages } = maria.server.world;
    expect(await info()).not.toHaveProperty('stopped');
    await choose('fourWeeks');
    const { pause } = maria.server.world.playPauses.of(me().id);
    expect(await info()).toMatchObject({
      stopped: { reason: 'break', acts: ['paysIn', 'stakes', 'rewards'], changesAt: pause?.until },
      availablePromo: { REFERRAL: { enabled: false } },
      availablePromoCount: 0,
    });
    const unread = messages.unread(me().id);
    notifications.tell(me().id, 'sample.promotions', {});
    notifications.tell(me().id, 'sample.news', {});
    expect(messages.unread(me().id)).toBe(unread);
    notifications.tell(me().id, 'sample.money', {});
    expect(messages.unread(me().id)).toBe(unread + 1);
  });
});

describe('a self-exclusion (W10)', () => {
  test('lasts until its player asks and has waited a day, and can be prolonged meanwhile', async () => {
    const { clock, restrictions } = maria.server.world;
    clock.freeze(true);
    later(0);
    await choose('sixMonths');
    // Neither an early wish to come back nor a break ends it.
    expect((await resume(true)).body).toMatchObject({
      value: { pause: { stage: 'holds', returnsAt: null } },
    });
    expect((await choose('sixWeeks')).body).toMatchObject({
      value: { pause: { kind: 'selfExclusion', length: 'sixMonths' } },
    });
    later(200 * DAY);
    expect((await ask('GET')).body).toMatchObject({ value: { pause: { stage: 'over' } } });
    expect(await maria.create(5_000)).toMatchObject({ status: 401 });
    expect(restrictions.of(me().id)).toEqual([{ reason: 'selfExclusion', until: null }]);
    const returnsAt = new Date(clock.now() + DAY).toISOString();
    for (let times = 0; times < 2; times += 1) {
      // Repeated, it waits no longer.
      expect((await resume(true)).body).toMatchObject({
        value: { pause: { stage: 'returning', returnsAt } },
      });
      clock.move(1);
    }
    expect((await resume(false)).body).toMatchObject({
      value: { pause: { stage: 'over', returnsAt: null } },
    });
    await resume(true);
    later(DAY);
    expect((await ask('GET')).body).toMatchObject({ value: { pause: null } });
  });

  test('for good has no end, and no way back', async () => {
    later(0);
    await choose('forGood');
    later(20 * 365 * DAY);
    expect((await resume(true)).body).toMatchObject({
      value: { pause: { length: 'forGood', stage: 'holds', until: null, returnsAt: null } },
    });
  });
});
