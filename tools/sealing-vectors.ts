import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { CompactEncrypt, importJWK } from 'jose';
import { SEALING_ALGORITHM, SEALING_ENCRYPTION } from '#contract/sealed.ts';
import { projectRoot } from '#tools/project.ts';

/** A key made for these vectors alone: nothing is ever sealed to it. */
const publicKey = {
  kty: 'EC',
  crv: 'P-256',
  x: 'SzcFq9CHaSfdOqLqzw5KwKbI9_yrQAdCnNzmRUiJf14',
  y: 'FQXhFMKPvsGOMLhF0F3ysYUtqYmLlmzi8F2FRixgiKk',
};
const privateKey = { ...publicKey, d: '5mHDZjtL8BlLJYYtqb44YlRJeivs8WYulZ2ChtYQfFg' };
const keyId = 'vector-key';
const nonce = 'b6d1f0c2-a394-4857-a6e5-d4c3b2a1908f';

const bodies = {
  'a sign-in': { type: 'username', username: 'maria', password: 'aurora2026' },
  'letters beyond ASCII': { type: 'username', username: 'joão', password: 'senha çã 😀 2026' },
  'an empty body': {},
};

async function seal(content: unknown, kid = keyId): Promise<string> {
  const plaintext = new TextEncoder().encode(JSON.stringify(content));
  return await new CompactEncrypt(plaintext)
    .setProtectedHeader({ alg: SEALING_ALGORITHM, enc: SEALING_ENCRYPTION, kid })
    .encrypt(await importJWK(publicKey, SEALING_ALGORITHM));
}

/** The same text with another last letter of its ciphertext. */
function tampered(sealed: string): string {
  const parts = sealed.split('.');
  const text = parts[3] ?? '';
  parts[3] = (text.startsWith('A') ? 'B' : 'A') + text.slice(1);
  return parts.join('.');
}

const right = await Promise.all(
  Object.entries(bodies).map(async ([name, body]) => ({
    name,
    sealed: await seal({ nonce, body }),
    body,
  })),
);
const first = await seal({ nonce, body: bodies['a sign-in'] });
const refused = [
  { name: 'changed on the way', sealed: tampered(first), code: 'sealed_payload_invalid' },
  { name: 'no JWE', sealed: 'text', code: 'sealed_payload_invalid' },
  {
    name: 'sealed to a key that is not known',
    sealed: await seal({ nonce, body: {} }, 'another-key'),
    code: 'sealing_key_unknown',
  },
  {
    name: 'with a nonce that was never given out',
    sealed: await seal({ nonce: 'never-given', body: {} }),
    code: 'sealed_payload_stale',
  },
];

// Sealing is random, so each run writes others: the test opens those that are there.
const text = JSON.stringify({ keyId, privateKey, nonce, right, refused }, null, 2);
writeFileSync(join(projectRoot, 'docs/generated/sealing-vectors.json'), `${text}\n`);
