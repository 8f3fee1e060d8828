import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { dataKeyFor, KEY_VARIABLE } from '#fake-server/data-key.ts';
import { openDatabase, StoreUnusable } from '#fake-server/store/database.ts';
import { memberTable } from '#fake-server/store/members.ts';
import { rewardTable } from '#fake-server/store/points/rewards.ts';
import { twoStepTable } from '#fake-server/store/protection/two-step.ts';
import {
  type DataKey,
  newDataKey,
  type SecretColumn,
  secretPlaces,
} from '#fake-server/store/vault.ts';
import { verificationTable } from '#fake-server/store/verification/verification.ts';
import { openTestWorld } from './support/test-world.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'secrets-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

const key = newDataKey();
const known: DataKey = { read: () => key, make: () => key };

/** Everything of a data file on the disk. */
const bytesOf = (file: string) =>
  ['', '-wal'].map((end) => (existsSync(file + end) ? readFileSync(file + end, 'latin1') : ''));

/** A secret of each column, written and read as the rules do it. */
const written: Readonly<Record<string, string>> = {
  'sealing_keys.private_jwk': '{"d":"a-private-key-of-nobody"}',
  'sms_codes.code': '918273645',
  'outbox.code': '564738291',
  'outbox.text': 'https://portal.example/?token=a-token-in-a-mail',
  'two_step.secret': 'JBSWY3DPEHPK3PXP',
  'redemptions.voucher_code': 'K7QF-2MXD-9TWB',
};
const secretOf = (column: SecretColumn) => written[column] ?? '';

/** Writes them into a world that has one, by its tables. @returns what reads them back */
function writeSecrets(database: ReturnType<typeof openDatabase>) {
  const verification = verificationTable(database);
  const apps = twoStepTable(database);
  const rewards = rewardTable(database);
  const memberId = memberTable(database).byAccount('maria')?.id ?? 0;
  verification.retireKeys(1);
  verification.addKey({ key_id: 'k', private_jwk: secretOf('sealing_keys.private_jwk') }, 2);
  const code = { code: secretOf('sms_codes.code'), sent_at: 1, expires_at: 2 };
  verification.putCode('login', '+55', code);
  verification.addToOutbox({
    channel: 'mail',
    receiver: 'maria@example.com',
    text: secretOf('outbox.text'),
    code: secretOf('outbox.code'),
    sent_at: 1,
  });
  apps.begin(memberId, secretOf('two_step.secret'), 1);
  const [reward] = database.statement<{ id: string }>('SELECT id FROM rewards LIMIT 1').all();
  rewards.redeem({
    id: 'redeemed',
    member_id: memberId,
    reward_id: reward?.id ?? '',
    price: 1,
    state: 'approved',
    redeemed_at: 1,
    decided_at: 1,
    reason: null,
    address: null,
    tracking_code: null,
    voucher_code: secretOf('redemptions.voucher_code'),
  });
  return (): Readonly<Record<string, string | null | undefined>> => ({
    'sealing_keys.private_jwk': verification.currentKey()?.private_jwk,
    'sms_codes.code': verification.code('login', '+55')?.code,
    'outbox.code': verification.outbox(1)[0]?.code,
    'outbox.text': verification.outbox(1)[0]?.text,
    'two_step.secret': apps.find(memberId)?.secret,
    'redemptions.voucher_code': rewards.findRedemption('redeemed')?.voucher_code,
  });
}

describe('the secrets of a data file', () => {
  test('are sealed in every column, and read back', async () => {
    const file = join(folder, 'sealed.sqlite');
    const world = await openTestWorld({ file, dataKey: known, slotGames: 1 });
    const readBack = writeSecrets(world.database);
    const deviceSecret = world.facts.secret('device-secret');
    expect(readBack()).toEqual(written);
    const columns = secretPlaces.map(([table, column]) => `${table}.${column}`);
    expect(
      new Set([...Object.keys(written), 'facts.value']),
      'Write one secret of each column of secretPlaces in this test',
    ).toEqual(new Set(columns));
    for (const secret of [...Object.values(written), deviceSecret, key]) {
      for (const bytes of bytesOf(file)) expect(bytes).not.toContain(secret);
    }
    world.close();
    expect(bytesOf(file).join('')).not.toContain(deviceSecret);
  });

  test('open only with their key, and the server says so in a line', () => {
    const file = join(folder, 'other.sqlite');
    openDatabase(file, { key: known }).close();
    const other: DataKey = { read: newDataKey, make: newDataKey };
    const missing: DataKey = { read: () => undefined, make: newDataKey };
    expect(() => openDatabase(file, { key: other })).toThrow(/was sealed with another key/u);
    expect(() => openDatabase(file, { key: missing })).toThrow(
      /The key of the data file .* is missing/u,
    );
    openDatabase(file, { key: known }).close();
  });
});

describe('the key of a data file', () => {
  test('is created once, in a file that only its owner can read', () => {
    const keyFile = join(folder, 'keys/portal.key');
    const made = dataKeyFor('x.sqlite', keyFile, {});
    expect(made.read()).toBeUndefined();
    const first = made.make();
    expect(statSync(keyFile).mode & 0o777).toBe(0o600);
    expect(dataKeyFor('x.sqlite', keyFile, {}).read()).toBe(first);
    expect(() => made.make()).toThrow('EEXIST');
  });

  test('of the environment wins; a key that is too short is refused', () => {
    const keyFile = join(folder, 'short.key');
    writeFileSync(keyFile, 'short');
    expect(() => dataKeyFor('x.sqlite', keyFile, {}).read()).toThrow(StoreUnusable);
    expect(dataKeyFor('x.sqlite', keyFile, { [KEY_VARIABLE]: key }).read()).toBe(key);
    expect(() => dataKeyFor('x.sqlite', keyFile, { [KEY_VARIABLE]: 'short' })).toThrow(
      KEY_VARIABLE,
    );
  });
});
