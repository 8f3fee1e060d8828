import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { PlayFrame, PlayLimitKind } from '#contract/entities/play-limit-types.ts';
import { calendarOf } from '#fake-server/kernel/calendar.ts';
import { call } from './support/api.ts';
import { type Depositor, startDepositing } from './support/depositing.ts';
import { memberOf } from './support/played-rounds.ts';

const MINUTE = 60_000;

let maria: Depositor;
beforeAll(async () => {
  maria = await startDepositing();
  maria.server.world.clock.freeze(true);
});
beforeEach(() => {
  // Another day, and no limit yet.
  const { clock, database } = maria.server.world;
  clock.move(2 * 24 * 60 * 60_000);
  database.statement('DELETE FROM play_limits').run();
});
afterAll(async () => {
  await maria.server.close();
});

const put = (kind: PlayLimitKind, frame: PlayFrame, amount: number | null) =>
  call(maria.origin, 'PUT', '/play-limits', { token: maria.token, body: { kind, frame, amount } });
const list = () => call(maria.origin, 'GET', '/play-limits', { token: maria.token });
const noticesOf = (text: string) => {
  const { database, members } = maria.server.world;
  return database
    .statement<{ words: string }>('SELECT words FROM messages WHERE member_id = ?')
    .all(members.byAccount('maria')?.id ?? 0)
    .filter(({ words }) => words.includes(text)).length;
};

describe('deposits and one’s own limits (W10)', () => {
  test('somebody who never answered is asked for limits until the first deposit is there', async () => {
    maria.server.world.database.statement('UPDATE members SET limits_answered_at = NULL').run();
    const asked = async () => (await maria.send('GET', '/terms')).body;
    expect(await asked()).toMatchObject({ value: { asksForLimits: true } });
    await maria.pay(await maria.created(1_000));
    expect(await asked()).toMatchObject({ value: { asksForLimits: false } });
  });

  test('a refusal names the limit, what still fits, and until when', async () => {
    expect(await put('deposit', 'week', 8_000)).toMatchObject({ status: 200 });
    await maria.pay(await maria.created(5_000));
    const { value } = (await list()).body as { value: { limits: { until: string }[] } };
    const until = value.limits[0]?.until;
    expect(await maria.create(4_000)).toMatchObject({
      status: 422,
      body: {
        code: 'play_limit_reached',
        playLimit: { kind: 'deposit', frame: 'week', fits: 3_000, until },
      },
    });
    expect(await maria.send('GET', '/quote?method=pix&amount=4000')).toMatchObject({
      body: { code: 'play_limit_reached' },
    });
    expect(await maria.create(3_000)).toMatchObject({ status: 200 });
  });

  test('money on its way when a limit comes goes back, and its owner is told', async () => {
    const deposit = await maria.created(5_000);
    const before = maria.balance();
    const told = noticesOf('above your deposit limit');
    await put('deposit', 'day', 4_999);
    await maria.pay(deposit);
    expect(await maria.read(deposit.id)).toMatchObject({
      state: 'returning',
      returned: { reason: 'overLimit', amount: 5_000 },
    });
    expect(maria.balance()).toBe(before);
    expect(noticesOf('above your deposit limit')).toBe(told + 1);
  });

  test('a payment counts in the frame in which it was paid, however late it is reported', async () => {
    const { clock, situations, ownLimits, settings } = maria.server.world;
    const calendar = calendarOf(settings.current.timeZone);
    const usedToday = () => ownLimits.of(memberOf(maria.server.world, 'maria')).limits[0]?.used;
    await put('deposit', 'day', 7_000);
    // Just before midnight of the site.
    clock.move(calendar.periodAt('daily', clock.now()).before - clock.now() - 40 * MINUTE);
    const first = await maria.created(4_000);
    clock.move(20 * MINUTE);
    const second = await maria.created(4_000);
    situations.set(['pix-never-notified']);
    await maria.pay(first);
    await maria.pay(second);
    expect(usedToday()).toBe(0);
    clock.move(30 * MINUTE);
    // The bank tells of both after midnight: the one fits into the day before, the other does not.
    expect(await maria.check(first.id)).toMatchObject({ state: 'credited' });
    expect(await maria.check(second.id)).toMatchObject({
      state: 'returning',
      returned: { reason: 'overLimit', amount: 4_000 },
    });
    situations.set([]);
    // Of today nothing is used.
    expect(usedToday()).toBe(0);
    expect(await maria.create(7_000)).toMatchObject({ status: 200 });
  });

  test('payments that arrive together never pass the limit', async () => {
    const { clock, ownLimits, pixSimulator } = maria.server.world;
    await put('deposit', 'day', 7_000);
    const first = await maria.created(4_000);
    clock.move(20 * 60_000);
    const second = await maria.created(4_000);
    expect(pixSimulator.charge(first.id).status).toBe('ATIVA');
    // The one is late, and the other is paid in the same second.
    await Promise.all([maria.pay(first), maria.pay(second)]);
    const states = [await maria.read(first.id), await maria.read(second.id)].map(
      ({ state }) => state,
    );
    expect(states.toSorted()).toEqual(['credited', 'returning']);
    const limits = ownLimits.of(memberOf(maria.server.world, 'maria')).limits;
    expect(limits).toContainEqual(
      expect.objectContaining({ kind: 'deposit', frame: 'day', used: 4_000, left: 3_000 }),
    );
  });
});
