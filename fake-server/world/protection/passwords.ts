import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import type { Shares } from '../../kernel/shares.ts';

/** Passwords, stored only as a salted scrypt hash. */
export interface Passwords {
  /** @throws Refused too_many_requests beyond the caller's share, or while too many others wait */
  hash(password: string): Promise<string>;
  /**
   * Constant time, whether there is a hash or not.
   *
   * @throws Refused too_many_requests beyond the caller's share, or while too many others wait
   */
  verify(password: string, hash: string | null): Promise<boolean>;
}

const KEY_BYTES = 32;
/** With N = 16,384 and blocks of 8 this is OWASP's minimum for scrypt. */
const PARALLELISM = 5;

/** @param cost scrypt's N, a power of two: 16,384 for a real server, low for tests */
export function createPasswords(cost: number, shares: Shares): Passwords {
  const usual = `${cost}:${PARALLELISM}`;
  return {
    async hash(password) {
      const salt = randomBytes(16);
      const key = await shares.run(() => derive(password, salt, usual));
      return `${usual}$${salt.toString('base64')}$${key.toString('base64')}`;
    },
    async verify(password, hash) {
      const [own = usual, salt = '', key = ''] = hash?.split('$') ?? [];
      const derived = await shares.run(() => derive(password, Buffer.from(salt, 'base64'), own));
      const known = Buffer.from(key, 'base64');
      return known.length === derived.length && timingSafeEqual(known, derived);
    },
  };
}

/** @param cost N and p, separated by a colon; older hashes have only N, with 1 for p */
function derive(password: string, salt: Buffer, cost: string): Promise<Buffer> {
  const [n, p = 1] = cost.split(':').map(Number);
  return new Promise((resolve, reject) => {
    scrypt(password.normalize('NFC'), salt, KEY_BYTES, { N: n, p }, (error, key) => {
      if (error) reject(error);
      else resolve(key);
    });
  });
}
