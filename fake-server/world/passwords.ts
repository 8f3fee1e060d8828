import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';

/** Passwords, of which only a salted scrypt hash is kept. */
export interface Passwords {
  hash(password: string): Promise<string>;
  /** Takes the same time whether there is a hash or not. */
  verify(password: string, hash: string | null): Promise<boolean>;
}

const KEY_BYTES = 32;

/** @param cost scrypt's N, a power of two: 16,384 for a real server, little for tests */
export function createPasswords(cost: number): Passwords {
  return {
    async hash(password) {
      const salt = randomBytes(16);
      const key = await derive(password, salt, cost);
      return `${cost}$${salt.toString('base64')}$${key.toString('base64')}`;
    },
    async verify(password, hash) {
      const [n = cost, salt = '', key = ''] = hash?.split('$') ?? [];
      const derived = await derive(password, Buffer.from(salt, 'base64'), Number(n));
      const known = Buffer.from(key, 'base64');
      return known.length === derived.length && timingSafeEqual(known, derived);
    },
  };
}

function derive(password: string, salt: Buffer, n: number): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    scrypt(password.normalize('NFC'), salt, KEY_BYTES, { N: n }, (error, key) => {
      if (error) reject(error);
      else resolve(key);
    });
  });
}
