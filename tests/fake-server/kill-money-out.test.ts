import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { z } from 'zod/v4';
import { balanceSchema } from '#contract/entities/money.ts';
import { consolidatedWalletSchema, walletTransferSchema } from '#contract/entities/wallet.ts';
import { type Withdrawal, withdrawalSchema } from '#contract/entities/withdrawal.ts';
import { askControl } from '#tests/support/control.ts';
import { startPortal } from '#tests/support/server.ts';
import { type Answer, call, onceWith, sealedFor, signIn } from './support/api.ts';
import { alwaysOfParts, brokenOf } from './support/payout-properties.ts';

const folder = mkdtempSync(join(tmpdir(), 'portal-kill-money-out-'));
const dataFile = join(folder, 'portal.sqlite');
afterAll(() => rmSync(folder, { recursive: true }));

/** Those who have an payout account from the start. */
const PEOPLE = ['maria', 'beatriz', 'carlos'] as const;
const PASSWORD = '482915';
const AMOUNT = 2_000;
/** What was reported as done before the power failed. */
const ENOUGH = 8;

const valueIn = <Value>(schema: z.ZodType<Value>, { body }: Answer): Value =>
  z.object({ value: schema }).parse(body).value;

/** What a person does over HTTP. */
async function arrive(origin: string, account: string) {
  const token = await signIn(origin, account, 'aurora2026');
  const read = (path: string) => call(origin, 'GET', path, { token });
  const post = (path: string, body: object, key: string = randomUUID()) =>
    call(origin, 'POST', path, { token, body, headers: onceWith(key) });
  return {
    read,
    post,
    sealed: async (path: string, body: object) => post(path, await sealedFor(origin, body)),
    balance: async () => valueIn(balanceSchema, await read('/wallet/balance')),
    wallets: async () => valueIn(consolidatedWalletSchema, await read('/wallet/consolidated')),
    withdrawal: async (id: string) => valueIn(withdrawalSchema, await read(`/withdrawals/${id}`)),
  };
}

test('a killed server keeps every acknowledged payout and transfer, each once (W2, W3)', async () => {
  const portal = await startPortal({ dataFile });
  const before = new Map<string, number>();
  const shown = new Map<string, Withdrawal[]>(PEOPLE.map((account) => [account, []]));
  const moved = new Map<string, string[]>(PEOPLE.map((account) => [account, []]));
  let count = 0;
  let killed: Promise<unknown> | undefined;
  const isRunning = () => killed === undefined;
  const noteDone = () => {
    count += 1;
    if (count >= ENOUGH) killed ??= portal.kill();
  };

  /** Withdraws, is paid in parts, and moves money to a vendor and back, until the server is gone. */
  const liveOn = async (account: string) => {
    const me = await arrive(portal.url, account);
    before.set(account, (await me.balance()).sumBalance);
    const newPassword = PASSWORD;
    const set = { kind: 'transaction', newPassword, confirmNewPassword: newPassword };
    await me.sealed('/money-passwords/set', set);
    while (isRunning()) {
      const wish = { accountId: `seeded-${account}`, amount: AMOUNT };
      const answer = await me.sealed('/withdrawals', { ...wish, transactionPassword: PASSWORD });
      if (answer.status === 200) {
        const { id } = valueIn(withdrawalSchema, answer);
        for (const step of ['approve', 'payHalf']) {
          await askControl(portal, 'withdrawals/step', { withdrawal: id, step });
        }
        shown.get(account)?.push(await me.withdrawal(id));
        noteDone();
      }
      const order = { vendor: 'SALON', direction: 'toVendor', amount: 100 };
      const transfer = valueIn(walletTransferSchema, await me.post('/wallet/transfers', order));
      moved.get(account)?.push(transfer.id);
      noteDone();
    }
  };
  // A client that is cut off gets a lost connection.
  await Promise.allSettled(PEOPLE.map(liveOn));
  await killed;
  expect(count).toBeGreaterThanOrEqual(ENOUGH);

  // A server whose ledger does not balance does not start.
  const again = await startPortal({ dataFile });
  for (const account of PEOPLE) {
    const me = await arrive(again.url, account);
    const known = shown.get(account) ?? [];
    const now = await Promise.all(known.map(({ id }) => me.withdrawal(id)));
    // The reported part exists, and nothing of it twice.
    expect(now).toEqual(known);
    expect(brokenOf(alwaysOfParts, now)).toEqual([]);
    const list = z.object({ withdrawals: z.array(withdrawalSchema) });
    const { withdrawals } = valueIn(list, await me.read('/withdrawals?pageNo=1'));
    for (const id of moved.get(account) ?? []) {
      const checked = await me.post(`/wallet/transfers/${id}/check`, {});
      expect(valueIn(walletTransferSchema, checked)).toMatchObject({ state: 'done' });
    }
    for (const { moving } of (await me.wallets()).vendors) {
      if (moving) await me.post(`/wallet/transfers/${moving.id}/check`, {});
    }
    const { sumBalance, parts } = await me.balance();
    const paid = withdrawals.flatMap((one) => one.parts).reduce((sum, one) => sum + one.amount, 0);
    const held = withdrawals.reduce((sum, { remaining }) => sum + remaining, 0);
    expect(sumBalance).toBe((before.get(account) ?? 0) - paid);
    expect(parts.reserved).toBe(held);
    expect(parts.vendors % 100).toBe(0);
    expect(parts.vendors).toBeGreaterThanOrEqual((moved.get(account)?.length ?? 0) * 100);
  }
  await again.stop();
});
