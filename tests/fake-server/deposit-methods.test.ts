import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod/v4';
import { depositTermsSchema } from '#contract/entities/deposit.ts';
import { type DepositMethod, depositMethods } from '#contract/entities/deposit-types.ts';
import { everyWayToPay } from '#tests/support/ways-to-pay.ts';
import { call, onceWith } from './support/api.ts';
import { type Depositor, depositIn, payerNamed, startDepositing } from './support/depositing.ts';

let maria: Depositor;
let opening: number;
beforeEach(async () => {
  maria = await startDepositing();
  maria.server.world.settings.change(everyWayToPay);
  opening = maria.balance();
});
afterEach(async () => {
  expect(maria.server.world.ledger.imbalances()).toEqual([]);
  await maria.server.close();
});

const balanceChange = () => maria.balance() - opening;
const scenario = (...names: string[]) => maria.server.world.situations.set(names);
const create = (method: DepositMethod, amount = 5_000) =>
  call(maria.origin, 'POST', '/deposits', {
    token: maria.token,
    body: { method, amount },
    headers: onceWith(),
  });
const created = async (method: DepositMethod) => depositIn(await create(method));
const pay = (id: string, amount = 5_000, from = 'Maria Silva') =>
  maria.server.world.checkoutSimulator.pay(id, amount, payerNamed(from));

const termsOf = async () =>
  z
    .object({ value: z.object({ methods: z.array(depositTermsSchema) }) })
    .parse((await maria.send('GET', '/terms')).body).value.methods;

const usual = async () => (await termsOf()).find(({ method }) => method === 'ewallet')?.usualAmount;

const cardsOf = async () => (await termsOf()).find(({ method }) => method === 'card')?.cards;

describe('ways to pay in beside Pix (W2)', () => {
  test.each(['bankTransfer', 'card', 'ewallet', 'crypto'] as const)(
    '%s says how it is paid, and is credited once without its fee',
    async (method) => {
      const deposit = await created(method);
      expect(deposit).toMatchObject({ method, state: 'awaiting', pix: null });
      const { transfer, hostedPage, crypto } = deposit;
      expect([transfer, hostedPage, crypto].filter((means) => means !== null)).toHaveLength(1);
      await pay(deposit.id);
      await maria.check(deposit.id);
      const credited = await maria.read(deposit.id);
      expect(credited).toMatchObject({
        state: 'credited',
        transfer: null,
        hostedPage: null,
        crypto: null,
        payment: { amount: 5_000, isLate: false },
      });
      expect(credited.credit).toBe(5_000 - credited.fee);
      expect(balanceChange()).toBe(credited.credit);
    },
  );

  test('a card has a page at the provider that leads back to the deposit', async () => {
    const { id, hostedPage } = await created('card');
    const address = new URL(hostedPage?.address ?? '');
    expect(address.origin).toBe(new URL(maria.server.vendorsUrl).origin);
    const page = await fetch(address);
    expect(await page.text()).toContain('Aurora Play');
    const body = new URLSearchParams({
      request: address.searchParams.get('request') ?? '',
      back: address.searchParams.get('back') ?? '',
      // What a card is charged does not follow from the form.
      amount: '1.00',
      payer: payerNamed('Maria Silva').cpf,
    });
    const done = await fetch(address, { method: 'POST', body });
    expect(await done.text()).toContain(`/member/depositv2?id=${id}`);
    expect(balanceChange()).toBe((await maria.read(id)).credit);
    expect(balanceChange()).toBeGreaterThan(4_000);
  });

  test('the page of the provider leads to no other site', async () => {
    const { hostedPage } = await created('ewallet');
    const address = new URL(hostedPage?.address ?? '');
    const body = new URLSearchParams({
      request: address.searchParams.get('request') ?? '',
      back: 'https://elsewhere.example/',
      amount: '50.00',
    });
    const done = await fetch(address, { method: 'POST', body });
    expect(await done.text()).not.toContain('elsewhere');
  });

  test('handles a transfer that is partial, late, repeated, or from somebody else', async () => {
    const partly = await created('bankTransfer');
    maria.server.world.clock.move(25 * 60 * 60_000);
    await pay(partly.id, 2_000);
    expect(await maria.read(partly.id)).toMatchObject({
      state: 'credited',
      credit: 2_000,
      payment: { isLate: true },
    });
    await pay(partly.id, 3_000);
    const twice = await maria.read(partly.id);
    expect(twice).toMatchObject({ state: 'credited', returned: { reason: 'paidTwice' } });

    expect(balanceChange()).toBe(2_000);
  });

  test('counts once after a lost answer, a repeated message and an unsigned one', async () => {
    scenario('pix-answers-lost');
    expect((await create('card')).status).toBe(502);
    scenario('pix-notified-twice');
    const deposit = depositIn(await maria.send('GET', '/open'));
    expect(deposit.state).toBe('awaiting');
    await pay(deposit.id);
    expect(balanceChange()).toBe((await maria.read(deposit.id)).credit);
    const forged = await fetch(`${maria.origin}/partners/checkout`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-checkout-signature': 't=1,v1=00' },
      body: '{}',
    });
    expect(forged.status).toBe(401);
  });

  test('a chargeback leaves the balance', async () => {
    const deposit = await created('card');
    const payment = await pay(deposit.id);
    await maria.server.world.checkoutSimulator.reverse(payment.id);
    expect(await maria.read(deposit.id)).toMatchObject({ state: 'reversed' });
    expect(balanceChange()).toBe(0);
  });

  test('a cancelled request cannot be paid', async () => {
    const deposit = await created('crypto');
    await maria.send('POST', `/${deposit.id}/cancel`, {});
    await expect(pay(deposit.id)).rejects.toThrow('cancelled');
    expect(await maria.read(deposit.id)).toMatchObject({ state: 'cancelled' });
  });

  test('the most used method comes first and is marked', async () => {
    expect((await termsOf()).map(({ method }) => method)).toEqual(depositMethods);
    expect((await termsOf()).some(({ isMostUsed }) => isMostUsed)).toBe(false);
    await pay((await created('ewallet')).id);
    const [first, ...others] = await termsOf();
    expect(first).toMatchObject({ method: 'ewallet', isMostUsed: true });
    expect(others.some(({ isMostUsed }) => isMostUsed)).toBe(false);
  });

  test('the usual amount is what the person pays most often, else what the site suggests', async () => {
    const { settings } = maria.server.world;
    settings.change({ deposits: { ewallet: { suggestedAmount: 2_000 } } });
    expect(await usual()).toBe(2_000);
    settings.change({ deposits: { ewallet: { suggestedAmount: 0 } } });
    expect(await usual()).toBeNull();
    const { id, amount } = await created('ewallet');
    await pay(id);
    settings.change({ deposits: { ewallet: { quickAmounts: [1_000, amount] } } });
    expect(await usual()).toBe(amount);
  });

  test('in Brazil no credit card is accepted: the terms say so, and the provider refuses it', async () => {
    expect(await cardsOf()).toEqual(['debit', 'prepaid', 'credit']);
    maria.server.world.settings.change({ jurisdiction: 'br' });
    expect(await cardsOf()).toEqual(['debit', 'prepaid']);

    const { id, hostedPage } = await created('card');
    const address = new URL(hostedPage?.address ?? '');
    const payBy = async (card: string) => {
      const body = new URLSearchParams({
        request: address.searchParams.get('request') ?? '',
        back: address.searchParams.get('back') ?? '',
        amount: '50.00',
        payer: payerNamed('Maria Silva').cpf,
        card,
      });
      const page = await fetch(address, { method: 'POST', body });
      return { status: page.status, text: await page.text() };
    };
    const refused = await payBy('credit');
    expect(refused.status).toBe(403);
    expect(refused.text).toContain('não aceita este tipo de cartão');
    expect(await maria.check(id)).toMatchObject({ state: 'awaiting' });
    expect(balanceChange()).toBe(0);
    expect((await payBy('debit')).status).toBe(200);
    expect(await maria.read(id)).toMatchObject({ state: 'credited' });
  });

  test.each([
    ['br', 'credit', 'returning'],
    ['br', 'prepaid', 'credited'],
    ['generic', 'credit', 'credited'],
  ] as const)('in `%s` what a %s card paid is %s', async (jurisdiction, card, state) => {
    // The charge was made where the provider could not know: the site judges the payment itself.
    const { id } = await created('card');
    maria.server.world.settings.change({ jurisdiction });
    await maria.server.world.checkoutSimulator.pay(id, 5_000, payerNamed('Maria Silva'), card);
    const deposit = await maria.read(id);
    expect(deposit.state).toBe(state);
    expect(deposit.returned?.reason).toBe(state === 'returning' ? 'creditCard' : undefined);
  });

  test('in Brazil e-wallets and crypto are neither offered nor accepted', async () => {
    maria.server.world.settings.change({ jurisdiction: 'br' });
    const { body } = await maria.send('GET', '/terms');
    expect(JSON.stringify(body)).not.toMatch(/"(?:ewallet|crypto)"/u);
    expect(await create('crypto')).toMatchObject({
      status: 409,
      body: { code: 'deposit_method_unavailable' },
    });
  });
});
