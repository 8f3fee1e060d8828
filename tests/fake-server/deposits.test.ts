import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { calendarOf } from '#fake-server/kernel/calendar.ts';
import { decodeBrCode } from '#fake-server/vendors/pix/br-code.ts';
import { call, signIn } from './support/api.ts';
import { type Depositor, depositIn, startDepositing } from './support/depositing.ts';

const MINUTE = 60_000;

let maria: Depositor;
let opening: number;
beforeEach(async () => {
  maria = await startDepositing();
  opening = maria.balance();
});
afterEach(async () => {
  expect(maria.server.world.ledger.imbalances()).toEqual([]);
  await maria.server.close();
});

const balanceChange = () => maria.balance() - opening;
const scenario = (...names: string[]) => maria.server.world.situations.set(names);
const wait = (milliseconds: number) => maria.server.world.clock.move(milliseconds);

describe('a charge (W2)', () => {
  test('shows how to pay, what is credited and until when', async () => {
    const deposit = await maria.created(12_345);
    expect(deposit).toMatchObject({
      method: 'pix',
      state: 'awaiting',
      amount: 12_345,
      fee: 0,
      credit: 12_345,
      currency: 'BRL',
      payment: null,
      returned: null,
      reversed: null,
      events: [
        { by: 'player', from: null, to: 'creating' },
        { by: 'provider', from: 'creating', to: 'awaiting' },
      ],
    });
    expect(Date.parse(deposit.expiresAt) - Date.parse(deposit.createdAt)).toBe(15 * MINUTE);
    expect(decodeBrCode(deposit.pix?.brCode ?? '')).toMatchObject({ receiver: 'Aurora Play' });
    expect(balanceChange()).toBe(0);
  });

  test('is paid, credited once, and notified with its history', async () => {
    const deposit = await maria.created();
    const reference = await maria.pay(deposit);
    const credited = await maria.read(deposit.id);
    expect(credited).toMatchObject({
      state: 'credited',
      pix: null,
      payment: { amount: 5_000, isLate: false, reference },
      credit: 5_000,
    });
    expect(credited.revision).toBeGreaterThan(deposit.revision);
    expect(balanceChange()).toBe(5_000);
    // A repeated request, and a repeated webhook, do not count twice.
    await maria.check(deposit.id);
    await maria.check(deposit.id);
    expect(balanceChange()).toBe(5_000);
  });

  test('two presses, and a press after a lost answer, create one charge', async () => {
    const key = 'a-key-of-one-press-0001';
    const answers = await Promise.all([maria.create(5_000, key), maria.create(5_000, key)]);
    const ids = [...answers, await maria.create(5_000, key)].map((one) => depositIn(one).id);
    expect(new Set(ids).size).toBe(1);
    expect(await maria.create(6_000, key)).toMatchObject({
      status: 409,
      body: { code: 'idempotency_conflict' },
    });
  });

  test('a second tab shows the deposit that is open in the first', async () => {
    const deposit = await maria.created();
    const all = await Promise.all([maria.create(5_000), maria.create(7_000)]);
    for (const answer of all) {
      expect(answer).toMatchObject({ status: 409, body: { code: 'deposit_already_open' } });
    }
    expect(depositIn(await maria.send('GET', '/open'))).toEqual(deposit);
  });

  test('is cancelled once, allows another one, and can no longer be paid', async () => {
    const deposit = await maria.created();
    const cancelled = depositIn(await maria.send('POST', `/${deposit.id}/cancel`, {}));
    expect(cancelled).toMatchObject({ state: 'cancelled', pix: null });
    expect(depositIn(await maria.send('POST', `/${deposit.id}/cancel`, {}))).toEqual(cancelled);
    expect(await maria.send('GET', '/open')).toMatchObject({ body: { value: null } });
    await expect(maria.pay(deposit)).rejects.toThrow('removed');
    const next = await maria.created();
    expect(next.id).not.toBe(deposit.id);
  });

  test('is not cancelled if it was just paid', async () => {
    scenario('pix-never-notified');
    const deposit = await maria.created();
    await maria.pay(deposit);
    expect(await maria.send('POST', `/${deposit.id}/cancel`, {})).toMatchObject({
      status: 409,
      body: { code: 'deposit_not_cancellable' },
    });
    expect(await maria.read(deposit.id)).toMatchObject({ state: 'credited' });
    expect(balanceChange()).toBe(5_000);
  });

  test('is not found by anybody else', async () => {
    const { id } = await maria.created();
    const token = await signIn(maria.origin, 'beatriz', 'aurora2026');
    for (const [method, path, body] of [
      ['GET', `/deposits/${id}`, undefined],
      ['POST', `/deposits/${id}/check`, {}],
      ['POST', `/deposits/${id}/cancel`, {}],
    ] as const) {
      const answer = await call(maria.origin, method, path, { token, ...(body && { body }) });
      expect(answer).toMatchObject({ status: 404, body: { code: 'not_found' } });
    }
    expect(await maria.read(id)).toMatchObject({ state: 'awaiting' });
    expect(await call(maria.origin, 'GET', '/deposits/open', { token })).toMatchObject({
      body: { value: null },
    });
  });
});

describe('what a person may pay in (W2)', () => {
  test.each([
    [0, 400, 'validation_failed'],
    [-5_000, 400, 'validation_failed'],
    [10.5, 400, 'validation_failed'],
    [Number.MAX_SAFE_INTEGER + 1, 400, 'validation_failed'],
    [1, 422, 'deposit_amount_too_small'],
    [999, 422, 'deposit_amount_too_small'],
    [500_001, 422, 'deposit_amount_too_large'],
  ])('%d hundredths are refused, and nothing is made of them', async (amount, status, code) => {
    expect(await maria.create(amount)).toMatchObject({ status, body: { code } });
    expect(await maria.send('GET', '/open')).toMatchObject({ body: { value: null } });
  });

  test('the current bounds apply, however old the page is', async () => {
    const { settings } = maria.server.world;
    settings.change({ deposits: { pix: { minimum: 4_000, maximum: 4_500 } } });
    expect(await maria.create(5_000)).toMatchObject({
      body: {
        code: 'deposit_amount_too_large',
        fields: [{ field: 'amount', rule: 'range', min: 4_000, max: 4_500 }],
      },
    });
  });

  test('the quote shows fee and credit, and refuses what the charge would refuse', async () => {
    const { settings } = maria.server.world;
    settings.change({ deposits: { pix: { feeBasisPoints: 150, feeFixed: 99 } } });
    expect(await maria.send('GET', '/quote?method=pix&amount=10000')).toMatchObject({
      body: { value: { amount: 10_000, fee: 249, credit: 9_751, currency: 'BRL' } },
    });
    expect(await maria.send('GET', '/quote?method=pix&amount=999')).toMatchObject({
      body: { code: 'deposit_amount_too_small' },
    });
    expect(await maria.send('GET', '/quote?method=crypto&amount=10000')).toMatchObject({
      status: 409,
      body: { code: 'deposit_method_unavailable' },
    });
    const deposit = await maria.created(10_000);
    await maria.pay(deposit);
    expect(balanceChange()).toBe(9_751);
    expect(await maria.read(deposit.id)).toMatchObject({ fee: 249, credit: 9_751 });
  });

  test('a limit says what is left of the site’s day, and when the next one begins', async () => {
    const { clock, settings } = maria.server.world;
    settings.change({ maxDepositsPerDay: 8_000 });
    const { before } = calendarOf(settings.current.timeZone).periodAt('daily', clock.now());
    // An hour of the day is left at the second one.
    clock.freeze(true);
    clock.move(before - 120 * MINUTE - clock.now());
    await maria.pay(await maria.created(5_000));
    wait(60 * MINUTE);
    expect(await maria.create(4_000)).toMatchObject({
      status: 422,
      body: {
        code: 'deposit_limit_reached',
        fields: [{ field: 'amount', rule: 'range', max: 3_000 }],
        retryAfterSeconds: 3_600,
      },
    });
    await maria.pay(await maria.created(3_000));
    wait(60 * MINUTE);
    expect(await maria.created(4_000)).toMatchObject({ state: 'awaiting' });
  });

  test('too many charges are refused with the time to wait', async () => {
    for (let made = 0; made < 30; made += 1) {
      // One after the other: each has to be cancelled before the next.
      const { id } = await maria.created();
      await maria.send('POST', `/${id}/cancel`, {});
    }
    expect(await maria.create(5_000)).toMatchObject({
      status: 429,
      body: { code: 'too_many_requests', retryAfterSeconds: 3_600 },
    });
    wait(61 * MINUTE);
    expect(await maria.created()).toMatchObject({ state: 'awaiting' });
  });
});

describe('a charge whose time is over (W2)', () => {
  test('stays active at the provider, and a payment is credited late', async () => {
    const deposit = await maria.created();
    wait(15 * MINUTE + 1);
    expect(await maria.read(deposit.id)).toMatchObject({ state: 'expired', pix: null });
    expect(maria.server.world.pixSimulator.charge(deposit.id).status).toBe('ATIVA');
    // The old one is watched; a new one is one press away.
    const next = await maria.created();
    expect(next.id).not.toBe(deposit.id);
    await maria.pay(deposit);
    expect(await maria.read(deposit.id)).toMatchObject({
      state: 'credited',
      payment: { isLate: true },
      events: [{}, {}, { by: 'clock', to: 'expired' }, { from: 'expired', to: 'credited' }],
    });
    expect(balanceChange()).toBe(5_000);
    expect(await maria.read(next.id)).toMatchObject({ state: 'awaiting' });
  });

  test('is still valid in its last second, even if the news comes later', async () => {
    scenario('pix-never-notified');
    const deposit = await maria.created();
    wait(15 * MINUTE);
    expect(await maria.read(deposit.id)).toMatchObject({ state: 'awaiting' });
    await maria.pay(deposit);
    wait(1);
    expect(await maria.read(deposit.id)).toMatchObject({ state: 'expired' });
    expect(await maria.check(deposit.id)).toMatchObject({
      state: 'credited',
      payment: { isLate: false },
    });
  });
});
