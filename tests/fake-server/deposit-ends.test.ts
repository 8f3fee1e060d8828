import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { depositEnds, depositOutcomes } from '#contract/entities/deposit-types.ts';
import { depositOutcomeOf } from '#contract/rules/deposit-outcome.ts';
import { everyWayToPay } from '#tests/support/ways-to-pay.ts';
import { call, onceWith } from './support/api.ts';
import { waysToEnd } from './support/deposit-ends.ts';
import { type Depositor, depositIn, startDepositing } from './support/depositing.ts';

const MINUTE = 60_000;

let maria: Depositor;
beforeEach(async () => {
  maria = await startDepositing();
});
afterEach(async () => {
  expect(maria.server.world.ledger.imbalances()).toEqual([]);
  await maria.server.close();
});

const scenario = (...names: string[]) => maria.server.world.situations.set(names);
const wait = (milliseconds: number) => maria.server.world.clock.move(milliseconds);

const memberId = () => maria.server.world.members.byAccount('maria')?.id ?? 0;
const messages = (language: 'PT' | 'EN') => {
  const page = { filter: 'all', language, pageNo: 1, pageSize: 100 } as const;
  const book = maria.server.world.messages;
  return book.page(memberId(), page).messages.map(({ id }) => book.one(memberId(), id, language));
};
/** The account record lines about a deposit, newest first. */
const lines = () => {
  const { accountRecords, clock } = maria.server.world;
  const day = 24 * 60 * MINUTE;
  const range = {
    from: new Date(clock.now() - day).toISOString(),
    before: new Date(clock.now() + 1).toISOString(),
  };
  const page = { pageNo: 1, pageSize: 100 };
  return accountRecords
    .page(memberId(), range, page)
    .transactions.filter(({ depositEnd }) => depositEnd !== null);
};
const listed = () =>
  maria.server.world.deposits.page(
    maria.server.world.members.byAccount('maria') ?? expect.unreachable('There is no Maria.'),
    { pageNo: 1, pageSize: 10 },
  ).deposits;

describe('every end of a deposit (W2, W4, W7)', () => {
  test.each(depositEnds)('%s has its row in the list, a message and a line', async (end) => {
    const deposit = await waysToEnd(maria)[end]();

    const [row] = listed();
    expect(row?.id).toBe(deposit.id);
    expect(row && depositOutcomeOf(row)).toBe(end);

    const [line] = lines();
    expect(line).toMatchObject({ depositEnd: end, kind: depositOutcomes[end] });
    expect(row?.lines.at(-1)).toMatchObject({
      transactionId: line?.transactionId,
      kind: line?.kind,
    });
    // The amount is said also where none moved.
    expect(line?.relatedAmount === null).toBe(line?.amount !== 0);

    for (const language of ['PT', 'EN'] as const) {
      const [message] = messages(language);
      expect(message?.content).toContain(`/member/depositv2?record=${deposit.id}`);
      // No word of another language, and nothing that was not filled in.
      expect(message?.content).not.toMatch(/[%#]|undefined|null/u);
      expect(message?.content).toContain(language === 'PT' ? 'R$\u00a0' : 'R$');
    }
    expect(messages('PT')[0]?.title).not.toBe(messages('EN')[0]?.title);
  });

  test('requesting a deposit sends no message and writes no line', async () => {
    const [before, written] = [messages('PT').length, lines().length];
    await maria.created();
    expect([messages('PT').length, lines().length]).toEqual([before, written]);
  });

  test('a refusal of the provider is final, for both providers and after a lost answer', async () => {
    maria.server.world.settings.change(everyWayToPay);
    const refusedFor = async (method: string) => {
      const key = `a-key-of-its-own-${method}`;
      scenario('pix-down');
      const body = { method, amount: 5_000 };
      const ask = () =>
        call(maria.origin, 'POST', '/deposits', {
          token: maria.token,
          body,
          headers: onceWith(key),
        });
      expect((await ask()).status).toBe(502);
      scenario('pix-charges-refused');
      return depositIn(await ask());
    };
    for (const method of ['pix', 'bankTransfer']) {
      const deposit = await refusedFor(method);
      expect(deposit).toMatchObject({ method, state: 'refused', pix: null, transfer: null });
      scenario();
      expect((await maria.check(deposit.id)).state).toBe('refused');
      expect((await maria.send('GET', '/open')).body).toMatchObject({ value: null });
    }
  });

  test('shows the reason, and a second returned payment beside the first', async () => {
    const deposit = await maria.created();
    await maria.pay(deposit);
    await maria.pay(deposit);
    wait(3_000);
    await maria.check(deposit.id);
    expect(lines().map(({ depositEnd }) => depositEnd)).toEqual([
      'returned',
      'returning',
      'credited',
    ]);
    expect(messages('EN')[1]?.content).toContain('had already been paid');
    expect(depositOutcomeOf(await maria.read(deposit.id))).toBe('credited');
  });

  test('a payment that the provider reports twice notifies its owner once', async () => {
    scenario('pix-notified-twice');
    const before = messages('PT').length;
    const deposit = await maria.created();
    await maria.pay(deposit);
    await maria.check(deposit.id);
    expect(messages('PT')).toHaveLength(before + 1);
    expect(lines()).toHaveLength(1);
  });

  test('notifying changes no account of the ledger', async () => {
    const { ledger } = maria.server.world;
    const before = maria.balance();
    const accounts = () =>
      [{ provider: 'pix' }, { house: 'suspense' }, { house: 'fees' }].map((account) =>
        ledger.balanceOf(account as Parameters<typeof ledger.balanceOf>[0], 'BRL'),
      );
    const opening = accounts();
    const noted = depositEnds.filter((end) => depositOutcomes[end] === 'deposit_note');
    for (const end of noted) {
      scenario();
      // One after the other: only one can be open.
      await waysToEnd(maria)[end]();
    }
    expect(lines().length).toBeGreaterThanOrEqual(noted.length);
    for (const { transactionId } of lines()) {
      expect(ledger.postingsOf(Number(transactionId))).toEqual([]);
    }
    expect(accounts()).toEqual(opening);
    expect(maria.balance()).toBe(before);
  });

  test('the list has pages, newest first, of the person only', async () => {
    const first = await maria.created();
    await maria.pay(first);
    const second = await maria.created(6_000);
    const { body } = await maria.send('GET', '?pageNo=1&pageSize=1');
    expect(body).toMatchObject({ value: { deposits: [{ id: second.id }], totalPages: 2 } });
    const other = maria.server.world.members.byAccount('joao');
    expect(
      other && maria.server.world.deposits.page(other, { pageNo: 1, pageSize: 10 }).deposits,
    ).toEqual([]);
  });
});
