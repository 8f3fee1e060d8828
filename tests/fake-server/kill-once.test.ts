import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { z } from 'zod/v4';
import { withdrawalSchema } from '#contract/entities/withdrawal.ts';
import { type RunningPortal, startPortal } from '#tests/support/server.ts';
import { call, onceWith, sealedFor, signIn } from './support/api.ts';

const folder = mkdtempSync(join(tmpdir(), 'portal-kill-once-'));
const dataFile = join(folder, 'portal.sqlite');
const endFile = `${dataFile}.end`;
const PASSWORD = '482915';

let running: RunningPortal | undefined;
afterAll(async () => {
  await running?.stop();
  rmSync(folder, { recursive: true });
});

const listSchema = z.object({
  value: z.object({ withdrawals: z.array(z.object({ id: z.string() })) }),
});

test('a process that ends between commit and answer of a payout gives that answer after the restart (W2)', async () => {
  running = await startPortal({
    dataFile,
    preload: join(import.meta.dirname, 'support/ends-with-answer.ts'),
  });
  const token = await signIn(running.url, 'maria', 'aurora2026');
  const post = async (path: string, body: object, key: string = randomUUID()) => {
    const origin = running?.url ?? '';
    const sealed = await sealedFor(origin, body);
    return await call(origin, 'POST', path, { token, body: sealed, headers: onceWith(key) });
  };
  const withdrawals = async () => {
    const answer = await call(running?.url ?? '', 'GET', '/withdrawals', { token });
    return listSchema.parse(answer.body).value.withdrawals;
  };
  const password = { newPassword: PASSWORD, confirmNewPassword: PASSWORD };
  await post('/money-passwords/set', { kind: 'transaction', ...password });
  const before = await withdrawals();

  const key = randomUUID();
  const wish = { accountId: 'seeded-maria', amount: 2_000, transactionPassword: PASSWORD };
  writeFileSync(endFile, '');
  await expect(post('/withdrawals', wish, key)).rejects.toThrow('fetch failed');
  rmSync(endFile);

  running = await startPortal({ dataFile });
  const answer = await post('/withdrawals', wish, key);
  const { value } = z.object({ value: withdrawalSchema }).parse(answer.body);
  expect(value).toMatchObject({ state: 'requested', amount: 2_000 });
  expect(await withdrawals()).toHaveLength(before.length + 1);
  expect(await post('/withdrawals', wish, key)).toEqual(answer);
});
