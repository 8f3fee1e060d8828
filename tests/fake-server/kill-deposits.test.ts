import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { z } from 'zod/v4';
import { type Deposit, depositSchema } from '#contract/entities/deposit.ts';
import { askControl } from '#tests/support/control.ts';
import { startPortal } from '#tests/support/server.ts';
import { call, onceWith, signIn } from './support/api.ts';
import { depositIn } from './support/depositing.ts';

const folder = mkdtempSync(join(tmpdir(), 'portal-kill-deposits-'));
const dataFile = join(folder, 'portal.sqlite');
afterAll(() => rmSync(folder, { recursive: true }));

/** The least that can be paid in, in hundredths. */
const AMOUNT = 1_000;
/** Deposits that were reported as credited, after which the power fails with others in progress. */
const ENOUGH = 6;
const PEOPLE = ['maria', 'joao', 'beatriz', 'carlos'];

const balanceSchema = z.object({ value: z.object({ sumBalance: z.int() }) });
const openSchema = z.object({ value: depositSchema.nullable() });

async function balanceOf(origin: string, token: string): Promise<number> {
  const answer = await call(origin, 'GET', '/wallet/balance', { token });
  return balanceSchema.parse(answer.body).value.sumBalance;
}

test('a killed server credits every payment once, and finds every charge again (W2)', async () => {
  const portal = await startPortal({ dataFile });
  const origin = portal.url;
  const credited = new Map<string, { readonly account: string; readonly deposit: Deposit }>();
  const tokens = new Map<string, string>();
  const before = new Map<string, number>();
  for (const account of PEOPLE) {
    const token = await signIn(origin, account, 'aurora2026');
    tokens.set(account, token);
    before.set(account, await balanceOf(origin, token));
  }

  let killed: Promise<unknown> | undefined;
  const requestedIds = new Map<string, string[]>();
  /** Requests, pays and reads, over and over, until the server is gone. */
  const depositOn = async (account: string) => {
    const token = tokens.get(account) ?? '';
    const send = (method: string, path: string, body?: object) =>
      call(origin, method, `/deposits${path}`, {
        token,
        ...(body && { body, headers: onceWith() }),
      });
    while (killed === undefined) {
      const made = depositIn(await send('POST', '', { method: 'pix', amount: AMOUNT }));
      requestedIds.set(account, [...(requestedIds.get(account) ?? []), made.id]);
      await askControl(portal, 'deposits/pay', { deposit: made.id, way: 'whole' });
      const deposit = depositIn(await send('GET', `/${made.id}`));
      if (deposit.state === 'credited') credited.set(deposit.id, { account, deposit });
      if (credited.size >= ENOUGH) killed ??= portal.kill();
    }
  };
  // A client that is cut off gets a lost connection.
  await Promise.allSettled(PEOPLE.map(depositOn));
  await killed;
  expect(credited.size).toBeGreaterThanOrEqual(ENOUGH);

  const again = await startPortal({ dataFile });
  for (const account of PEOPLE) {
    const token = await signIn(again.url, account, 'aurora2026');
    const ids = requestedIds.get(account) ?? [];
    const open = await call(again.url, 'GET', '/deposits/open', { token });
    const underWay = openSchema.parse(open.body).value;
    const all = await Promise.all(
      [...new Set([...ids, ...(underWay ? [underWay.id] : [])])].map(async (id) =>
        depositIn(await call(again.url, 'POST', `/deposits/${id}/check`, { token, body: {} })),
      ),
    );
    for (const { id, state } of all) if (credited.has(id)) expect(state).toBe('credited');
    const sum = all.filter(({ state }) => state === 'credited').length * AMOUNT;
    expect(await balanceOf(again.url, token)).toBe((before.get(account) ?? 0) + sum);
  }
  await again.stop();
});
