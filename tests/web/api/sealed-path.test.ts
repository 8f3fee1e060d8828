// @vitest-environment node
import { CompactEncrypt } from 'jose';
import { expect, test } from 'vitest';
import { openSealedPath } from '#web/api/sealed-path.ts';

const seal = (text: string, key: Buffer) =>
  new CompactEncrypt(Buffer.from(text))
    .setProtectedHeader({ alg: 'dir', enc: 'A256GCM' })
    .encrypt(key);

const secretOf = (value: number) => Buffer.alloc(32, value).toString('base64url');

test('a sealed path opens only with its key (S8)', async () => {
  const sealed = await seal('https://desk.example/vip', Buffer.alloc(32, 1));
  expect(await openSealedPath(sealed, secretOf(1))).toBe('https://desk.example/vip');
  expect(await openSealedPath(sealed, secretOf(2))).toBeUndefined();
  expect(await openSealedPath(sealed, 'short')).toBeUndefined();
});

test('a broken seal and an unsealed address do not open (S8)', async () => {
  const [head, , vector, , tag] = (await seal('https://desk.example/', Buffer.alloc(32, 1))).split(
    '.',
  );
  const forged = Buffer.from('https://other.example/').toString('base64url');
  expect(
    await openSealedPath([head, '', vector, forged, tag].join('.'), secretOf(1)),
  ).toBeUndefined();
  expect(await openSealedPath('https://desk.example/vip', secretOf(1))).toBeUndefined();
});
