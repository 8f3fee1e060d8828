import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type Depositor, depositIn, startDepositing } from './support/depositing.ts';

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

describe('a payment that is not as expected (W2)', () => {
  test.each([2_000, 9_000])('%d of 5000 hundredths are credited as received', async (amount) => {
    const deposit = await maria.created();
    await maria.pay(deposit, { amount });
    expect(await maria.read(deposit.id)).toMatchObject({
      state: 'credited',
      amount: 5_000,
      payment: { amount },
      credit: amount,
    });
    expect(balanceChange()).toBe(amount);
  });

  test('is returned when it comes from another account, with states of its own', async () => {
    const deposit = await maria.created();
    await maria.pay(deposit, { from: 'Helena Duarte' });
    expect(await maria.read(deposit.id)).toMatchObject({
      state: 'returning',
      credit: 0,
      returned: { amount: 5_000, reason: 'otherPayer', state: 'processing' },
    });
    wait(3_000);
    expect(await maria.check(deposit.id)).toMatchObject({
      state: 'returned',
      returned: { state: 'returned' },
    });
    expect(balanceChange()).toBe(0);
  });

  test('compares names in any spelling, and does not ask where none is known', async () => {
    const written = await maria.created();
    await maria.server.world.pixSimulator.pay(written.id, 5_000, {
      name: 'MARIA  SILVA',
      cpf: '00000000000',
    });
    expect(await maria.read(written.id)).toMatchObject({ state: 'credited' });
  });

  test('compares the CPF in `br`, not the name', async () => {
    maria.server.world.settings.change({ jurisdiction: 'br' });
    const deposit = await maria.created();
    await maria.server.world.pixSimulator.pay(deposit.id, 5_000, {
      name: 'Maria Silva',
      cpf: '00000000000',
    });
    expect(await maria.read(deposit.id)).toMatchObject({
      state: 'returning',
      returned: { reason: 'otherPayer' },
    });
    await maria.pay(await maria.created());
    expect(balanceChange()).toBe(5_000);
  });

  test('returns a second payment of the same charge, and keeps the first', async () => {
    const deposit = await maria.created();
    await maria.pay(deposit);
    await maria.pay(deposit);
    wait(3_000);
    expect(await maria.check(deposit.id)).toMatchObject({
      state: 'credited',
      returned: { amount: 5_000, reason: 'paidTwice', state: 'returned' },
    });
    expect(balanceChange()).toBe(5_000);
  });

  test('a failed return is shown as failed', async () => {
    scenario('pix-returns-refused');
    const deposit = await maria.created();
    await maria.pay(deposit, { from: 'Helena Duarte' });
    wait(3_000);
    expect(await maria.check(deposit.id)).toMatchObject({
      state: 'returnFailed',
      returned: { state: 'failed' },
    });
  });

  test('is returned when the limit was lowered, or the account blocked, meanwhile', async () => {
    const { settings, members } = maria.server.world;
    const lowered = await maria.created();
    settings.change({ maxDepositsPerDay: 4_000 });
    await maria.pay(lowered);
    expect(await maria.read(lowered.id)).toMatchObject({
      state: 'returning',
      returned: { reason: 'overLimit' },
    });
    settings.change({ maxDepositsPerDay: 100_000 });
    const blocked = await maria.created();
    members.setBlocked(members.byAccount('maria')?.id ?? 0, true);
    await maria.pay(blocked);
    members.setBlocked(members.byAccount('maria')?.id ?? 0, false);
    expect(await maria.read(blocked.id)).toMatchObject({ state: 'returning' });
    expect(balanceChange()).toBe(0);
  });

  test('is returned when the fee would exceed it', async () => {
    const { settings } = maria.server.world;
    settings.change({ deposits: { pix: { feeFixed: 100 } } });
    const deposit = await maria.created();
    await maria.pay(deposit, { amount: 100 });
    expect(await maria.read(deposit.id)).toMatchObject({ returned: { reason: 'tooLittle' } });
    expect(balanceChange()).toBe(0);
  });

  test('can be reversed by the bank after crediting, as far as the balance allows', async () => {
    const { pixSimulator, wallet, members } = maria.server.world;
    const whole = await maria.created();
    await pixSimulator.reverse(await maria.pay(whole));
    expect(await maria.read(whole.id)).toMatchObject({
      state: 'reversed',
      reversed: { amount: 5_000, owed: 0 },
    });
    expect(balanceChange()).toBe(0);

    const spent = await maria.created();
    const reference = await maria.pay(spent);
    const memberId = members.byAccount('maria')?.id ?? 0;
    wallet.post({ memberId, key: 'lost', kind: 'stake', amount: 2_000 - maria.balance() });
    await pixSimulator.reverse(reference);
    await pixSimulator.reverse(reference);
    expect(await maria.read(spent.id)).toMatchObject({
      state: 'reversed',
      reversed: { amount: 5_000, owed: 3_000 },
    });
    expect(maria.balance()).toBe(0);

    // Later deposits repay it, each with a line that says so.
    const first = await maria.created(2_000);
    await maria.pay(first);
    expect(await maria.read(first.id)).toMatchObject({ credit: 2_000, debtRepaid: 2_000 });
    expect(maria.balance()).toBe(0);
    const second = await maria.created(5_000);
    await maria.pay(second);
    expect(await maria.read(second.id)).toMatchObject({ credit: 5_000, debtRepaid: 1_000 });
    expect(maria.balance()).toBe(4_000);
    const lines = wallet.entries(memberId).slice(-2);
    expect(lines.map(({ kind, amount }) => [kind, amount])).toEqual([
      ['deposit', 5_000],
      ['debt_repaid', -1_000],
    ]);
    const third = await maria.created(1_000);
    await maria.pay(third);
    expect(await maria.read(third.id)).toMatchObject({ debtRepaid: 0 });
  });
});

describe('a provider that does not work (W2)', () => {
  test('is down: no charge exists, and the same press creates it later', async () => {
    scenario('pix-down');
    const key = 'a-key-of-one-press-0002';
    expect(await maria.create(5_000, key)).toMatchObject({
      status: 502,
      body: { code: 'payment_provider_unavailable' },
    });
    expect(depositIn(await maria.send('GET', '/open'))).toMatchObject({ state: 'creating' });
    scenario();
    const deposit = depositIn(await maria.create(5_000, key));
    expect(deposit).toMatchObject({ state: 'awaiting' });
    expect(depositIn(await maria.send('GET', '/open'))).toEqual(deposit);
  });

  test('loses its answer: the created charge is found, and is the only one', async () => {
    scenario('pix-answers-lost');
    expect(await maria.create(5_000)).toMatchObject({
      body: { code: 'payment_provider_unavailable' },
    });
    scenario();
    const found = depositIn(await maria.send('GET', '/open'));
    expect(found).toMatchObject({ state: 'awaiting', amount: 5_000 });
    await maria.pay(found);
    expect(balanceChange()).toBe(5_000);
  });

  test('gets another amount instead: the charge without a code is dropped', async () => {
    scenario('pix-down');
    await maria.create(5_000);
    scenario();
    const deposit = await maria.created(6_000);
    expect(deposit).toMatchObject({ state: 'awaiting', amount: 6_000 });
  });

  test('notifies twice, never, or before its answer: each payment counts once', async () => {
    scenario('pix-notified-twice');
    await maria.pay(await maria.created(1_000));
    expect(balanceChange()).toBe(1_000);

    scenario('pix-never-notified');
    const silent = await maria.created(2_000);
    await maria.pay(silent);
    expect(await maria.read(silent.id)).toMatchObject({ state: 'awaiting' });
    expect(await maria.check(silent.id)).toMatchObject({ state: 'credited' });
    expect(balanceChange()).toBe(3_000);

    scenario('pix-notified-first');
    expect(await maria.created(4_000)).toMatchObject({ state: 'credited', pix: null });
    expect(balanceChange()).toBe(7_000);
  });

  test('fails at a return: it is asked again', async () => {
    const deposit = await maria.created();
    scenario('pix-down');
    await maria.pay(deposit, { from: 'Helena Duarte' });
    expect(await maria.read(deposit.id)).toMatchObject({ state: 'returning' });
    expect(await maria.send('POST', `/${deposit.id}/check`, {})).toMatchObject({ status: 502 });
    scenario();
    await maria.check(deposit.id);
    wait(3_000);
    expect(await maria.check(deposit.id)).toMatchObject({ state: 'returned' });
  });
});
