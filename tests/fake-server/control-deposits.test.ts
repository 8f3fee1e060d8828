import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { controlCalls } from './support/control-calls.ts';
import { type Depositor, startDepositing } from './support/depositing.ts';

let maria: Depositor;
beforeEach(async () => {
  maria = await startDepositing();
});
afterEach(() => maria.server.close());

const { post } = controlCalls(() => maria.origin);

describe('the operator’s side of deposits (T3, W2)', () => {
  test.each([
    ['whole', 'credited', 5_000],
    ['part', 'credited', 2_500],
    ['more', 'credited', 7_500],
    ['otherAccount', 'returning', 0],
  ])('has a charge paid: %s', async (way, state, credited) => {
    const before = maria.balance();
    const { id } = await maria.created(5_000);
    const paid = await post('deposits/pay', { deposit: id, way });
    expect(paid).toMatchObject({
      status: 200,
      body: { deposits: [{ id, account: 'maria', amount: 5_000, state }] },
    });
    expect(maria.balance() - before).toBe(credited);
  });

  test('credits a late payment, and reverses one', async () => {
    const { id } = await maria.created(5_000);
    const { live, members } = maria.server.world;
    const memberId = members.byAccount('maria')?.id ?? 0;
    const before = live.since(memberId, undefined);
    await post('clock', { move: 16 * 60_000 });
    // Her open page counts by this clock.
    expect(live.since(memberId, before.id).topics).toContain('payments');
    expect(await post('deposits/pay', { deposit: id, way: 'whole' })).toMatchObject({
      status: 200,
    });
    expect(await maria.read(id)).toMatchObject({ payment: { isLate: true } });
    expect(await post('deposits/reverse', { deposit: id })).toMatchObject({
      body: { deposits: [{ state: 'reversed' }] },
    });
  });

  test('explains what is not possible', async () => {
    const unknown = crypto.randomUUID().replaceAll('-', '');
    expect(await post('deposits/pay', { deposit: unknown, way: 'whole' })).toMatchObject({
      status: 404,
    });
    expect(await post('deposits/pay', { deposit: 'x', way: 'whole' })).toMatchObject({
      status: 400,
    });
    const { id } = await maria.created();
    await maria.send('POST', `/${id}/cancel`, {});
    expect(await post('deposits/pay', { deposit: id, way: 'whole' })).toMatchObject({
      status: 400,
    });
  });

  test('is on the page, with a button for each', async () => {
    const { id } = await maria.created();
    const page = await (await fetch(`${maria.origin}/control`)).text();
    const drawn = page.matchAll(/data-call="(?<call>[^"]*)" data-body="(?<body>[^"]*)"/gu);
    const buttons = Array.from(drawn, ({ groups }) => ({
      call: groups?.['call'],
      body: JSON.parse((groups?.['body'] ?? '').replaceAll('&#34;', '"')) as unknown,
    }));
    for (const way of ['whole', 'part', 'more', 'otherAccount']) {
      expect(buttons).toContainEqual({ call: 'deposits/pay', body: { deposit: id, way } });
    }
  });
});
