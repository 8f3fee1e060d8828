import { CompactEncrypt, importJWK } from 'jose';
import { expect, test } from 'vitest';
import { SEALING_ALGORITHM, SEALING_ENCRYPTION, type SealingKey } from '#contract/sealed.ts';
import { createClock } from '#fake-server/kernel/clock.ts';
import { openDatabase } from '#fake-server/store/database.ts';
import { createSealing } from '#fake-server/world/protection/sealing.ts';
import { FIRST_MOMENT, refusalOf } from './support/test-world.ts';

async function seal(key: SealingKey, content: unknown): Promise<string> {
  return await new CompactEncrypt(new TextEncoder().encode(JSON.stringify(content)))
    .setProtectedHeader({ alg: SEALING_ALGORITHM, enc: SEALING_ENCRYPTION, kid: key.keyId })
    .encrypt(await importJWK(key.publicKey, SEALING_ALGORITHM));
}

async function open() {
  const database = openDatabase(':memory:');
  const clock = createClock(() => FIRST_MOMENT);
  return { database, clock, sealing: await createSealing(database, clock) };
}

test('a sealed body is opened once; a repeat is stale', async () => {
  const { sealing } = await open();
  const key = sealing.publish();
  const sealed = await seal(key, { nonce: key.nonce, body: { a: 1 } });
  expect(await sealing.open(sealed)).toEqual({ a: 1 });
  expect(await refusalOf(() => sealing.open(sealed))).toBe('sealed_payload_stale');
});

test('an unknown, a used and an expired nonce are stale', async () => {
  const { sealing, clock } = await open();
  const key = sealing.publish();
  const made = await seal(key, { nonce: 'made-up', body: {} });
  expect(await refusalOf(() => sealing.open(made))).toBe('sealed_payload_stale');

  await sealing.open(await seal(key, { nonce: key.nonce, body: {} }));
  const again = await seal(key, { nonce: key.nonce, body: { other: true } });
  expect(await refusalOf(() => sealing.open(again))).toBe('sealed_payload_stale');

  const late = sealing.publish();
  const sealed = await seal(late, { nonce: late.nonce, body: {} });
  clock.move(Date.parse(late.nonceExpiresAt) - FIRST_MOMENT);
  expect(await refusalOf(() => sealing.open(sealed))).toBe('sealed_payload_stale');
});

test('after a rotation the old key is unknown and the new one works', async () => {
  const { sealing } = await open();
  const old = sealing.publish();
  const sealed = await seal(old, { nonce: old.nonce, body: {} });
  await sealing.rotate();
  expect(await refusalOf(() => sealing.open(sealed))).toBe('sealing_key_unknown');
  const fresh = sealing.publish();
  expect(fresh.keyId).not.toBe(old.keyId);
  expect(await sealing.open(await seal(fresh, { nonce: fresh.nonce, body: 7 }))).toBe(7);
});

test('a compressed body is refused, however small', async () => {
  const { sealing } = await open();
  const key = sealing.publish();
  const content = new TextEncoder().encode(JSON.stringify({ nonce: key.nonce, body: 1 }));
  const packed = await new CompactEncrypt(content)
    .setProtectedHeader({
      alg: SEALING_ALGORITHM,
      enc: SEALING_ENCRYPTION,
      kid: key.keyId,
      zip: 'DEF',
    })
    .encrypt(await importJWK(key.publicKey, SEALING_ALGORITHM));
  expect(await refusalOf(() => sealing.open(packed))).toBe('sealed_payload_invalid');
});

test('the key outlives a restart', async () => {
  const { sealing, database, clock } = await open();
  const again = await createSealing(database, clock);
  expect(again.publish().keyId).toBe(sealing.publish().keyId);
});

test('anything but a sealed body is invalid, and spends no nonce', async () => {
  const { sealing } = await open();
  const key = sealing.publish();
  const sealed = await seal(key, { nonce: key.nonce, body: 'whole' });
  const [header = '', ...rest] = sealed.split('.');
  const last = rest.at(-1) ?? '';
  const tampered = [
    header,
    ...rest.slice(0, -1),
    `${last.startsWith('A') ? 'B' : 'A'}${last.slice(1)}`,
  ];
  for (const broken of ['', 'a.b.c.d.e', header, tampered.join('.')]) {
    expect(await refusalOf(() => sealing.open(broken))).toBe('sealed_payload_invalid');
  }
  const withoutNonce = await seal(key, { body: 1 });
  expect(await refusalOf(() => sealing.open(withoutNonce))).toBe('sealed_payload_invalid');
  expect(await sealing.open(sealed)).toBe('whole');
});
