import * as fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod/v4';
import { balanceSchema } from '#contract/entities/money.ts';
import { call } from './support/api.ts';
import { type Depositor, startDepositing } from './support/depositing.ts';

let maria: Depositor;
beforeEach(async () => {
  maria = await startDepositing();
  maria.server.world.settings.change({ maxDepositsPerDay: 100_000_000 });
});
afterEach(async () => {
  expect(maria.server.world.ledger.imbalances()).toEqual([]);
  await maria.server.close();
});

const ask = async <Value>(path: string, schema: z.ZodType<Value>): Promise<Value> => {
  const { body } = await call(maria.origin, 'GET', path, { token: maria.token });
  return z.object({ value: schema }).parse(body).value;
};
const balance = () => ask('/wallet/balance', balanceSchema);
const quote = (amount: number) =>
  ask(`/deposits/quote?method=pix&amount=${amount}`, z.object({ debtRepaid: z.int() }));

let spendings = 0;
/** Plays away all but so many hundredths. */
const spendAllBut = (left: number) => {
  const { wallet, members } = maria.server.world;
  const memberId = members.byAccount('maria')?.id ?? 0;
  const amount = left - wallet.parts(memberId).available;
  spendings += 1;
  if (amount !== 0) wallet.post({ memberId, key: `spent-${spendings}`, kind: 'stake', amount });
};
/** Pays in, plays it away but for some, and the bank takes it back. */
const owe = async (amount: number, left: number) => {
  const deposit = await maria.created(amount);
  const reference = await maria.pay(deposit);
  spendAllBut(left);
  await maria.server.world.pixSimulator.reverse(reference);
  return deposit.id;
};

describe('a debt after a reversed deposit (W1, W2)', () => {
  test('shows its deposit and start, and disappears when it is repaid', async () => {
    expect((await balance()).debt).toBeNull();
    const since = maria.server.world.clock.now();
    const id = await owe(5_000, 2_000);
    const { debt, sumBalance } = await balance();
    expect(debt).toMatchObject({ owed: 3_000, deposits: [{ id, owed: 3_000 }] });
    expect(Date.parse(debt?.since ?? '')).toBeGreaterThanOrEqual(since);
    expect(sumBalance).toBe(0);

    expect(await quote(2_000)).toMatchObject({ debtRepaid: 2_000 });
    expect(await quote(8_000)).toMatchObject({ debtRepaid: 3_000 });
    await maria.pay(await maria.created(8_000));
    expect(await balance()).toMatchObject({ debt: null, sumBalance: 5_000 });
  });

  test('the oldest is repaid first, and the rest names its deposits', async () => {
    const first = await owe(5_000, 0);
    maria.server.world.clock.move(60_000);
    const second = await owe(4_000, 0);
    // The second deposit had paid the debt of the first before it was taken back.
    expect((await balance()).debt).toMatchObject({
      owed: 5_000,
      deposits: [
        { id: first, owed: 1_000 },
        { id: second, owed: 4_000 },
      ],
    });
    await maria.pay(await maria.created(2_000));
    expect((await balance()).debt?.deposits).toEqual([{ id: second, owed: 3_000 }]);
  });

  test('free money never includes what covers a debt', async () => {
    await owe(5_000, 0);
    const { wallet, members, walletTransfers, withdrawals } = maria.server.world;
    const member = members.byAccount('maria') ?? expect.unreachable('There is no Maria.');
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 0, max: 12_000 }), async (won) => {
        spendAllBut(won);
        const { parts, debt } = await balance();
        const free = Math.max(0, parts.available - (debt?.owed ?? 0));
        expect(wallet.free(member.id)).toBe(free);
        expect(walletTransfers.consolidated(member).main).toBe(free);
        const terms = withdrawals.terms(member);
        expect(terms.free).toBe(free);
        expect(terms.held.find(({ reason }) => reason === 'debt')?.amount ?? 0).toBe(
          parts.available - free,
        );
        const tooMuch = Math.max(terms.minimum, free + 1);
        expect(() => withdrawals.quote(member, tooMuch)).toThrow('withdrawal_exceeds_balance');
      }),
      { numRuns: 20 },
    );
  });

  test('the message says what is owed, and that the next deposit repays it first', async () => {
    await owe(5_000, 2_000);
    const { messages, members } = maria.server.world;
    const memberId = members.byAccount('maria')?.id ?? 0;
    const list = { filter: 'all', language: 'EN', pageNo: 1, pageSize: 1 } as const;
    const [head] = messages.page(memberId, list).messages;
    const { content } = messages.one(memberId, head?.id ?? '', 'EN');
    expect(content).toContain('you owe R$30.00');
    expect(content).toContain('next deposit pays this first');
  });
});
