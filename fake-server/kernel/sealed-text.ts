import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';

const ALGORITHM = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/**
 * Seals a text with an unguessable secret that is stored nowhere: only a caller with the secret can
 * open it.
 */
export function sealText(text: string, secret: string): Uint8Array {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(ALGORITHM, keyOf(secret), nonce);
  const sealed = [cipher.update(text, 'utf8'), cipher.final()];
  return Buffer.concat([nonce, cipher.getAuthTag(), ...sealed]);
}

/** Opens it. @throws Error if it was sealed with another secret or changed */
export function openSealedText(sealed: Uint8Array, secret: string): string {
  const tagEnd = NONCE_BYTES + TAG_BYTES;
  const decipher = createDecipheriv(ALGORITHM, keyOf(secret), sealed.subarray(0, NONCE_BYTES));
  decipher.setAuthTag(sealed.subarray(NONCE_BYTES, tagEnd));
  const text = [decipher.update(sealed.subarray(tagEnd)), decipher.final()];
  return Buffer.concat(text).toString('utf8');
}

/** The secret is random and not a password, so one hash makes a key of it. */
function keyOf(secret: string): Buffer {
  return createHash('sha256').update(`sealed text ${secret}`).digest();
}
