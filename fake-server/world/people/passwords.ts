import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { Refused } from '../../ground/refused.ts';

/** Passwords, of which only a salted scrypt hash is kept. */
export interface Passwords {
  /** @throws Refused too_many_requests while too many others wait */
  hash(password: string): Promise<string>;
  /**
   * Takes the same time whether there is a hash or not.
   *
   * @throws Refused too_many_requests while too many others wait
   */
  verify(password: string, hash: string | null): Promise<boolean>;
}

const KEY_BYTES = 32;
/** With N = 16,384 and blocks of 8 this is what OWASP asks of scrypt at the least. */
const PARALLELISM = 5;
/** Hashes at a time, in threads of their own: half of those that Node has, which files need too. */
const MOST_AT_ONCE = 2;
/** So many wait at the most: another one would wait for longer than a person does. */
const MOST_WAITING = 50;
const RETRY_SECONDS = 5;

/** @param cost scrypt's N, a power of two: 16,384 for a real server, little for tests */
export function createPasswords(cost: number): Passwords {
  const inTurn = createQueue();
  const usual = `${cost}:${PARALLELISM}`;
  return {
    async hash(password) {
      const salt = randomBytes(16);
      const key = await inTurn(() => derive(password, salt, usual));
      return `${usual}$${salt.toString('base64')}$${key.toString('base64')}`;
    },
    async verify(password, hash) {
      const [own = usual, salt = '', key = ''] = hash?.split('$') ?? [];
      const derived = await inTurn(() => derive(password, Buffer.from(salt, 'base64'), own));
      const known = Buffer.from(key, 'base64');
      return known.length === derived.length && timingSafeEqual(known, derived);
    },
  };
}

/** @param cost N and p, with a colon between; older hashes have N alone, and 1 for p */
function derive(password: string, salt: Buffer, cost: string): Promise<Buffer> {
  const [n, p = 1] = cost.split(':').map(Number);
  return new Promise((resolve, reject) => {
    scrypt(password.normalize('NFC'), salt, KEY_BYTES, { N: n, p }, (error, key) => {
      if (error) reject(error);
      else resolve(key);
    });
  });
}

/** Runs a few at a time and has a few more wait. */
function createQueue() {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async <Result>(work: () => Promise<Result>): Promise<Result> => {
    if (running >= MOST_AT_ONCE) {
      if (waiting.length >= MOST_WAITING) {
        throw new Refused('too_many_requests', { retryAfterSeconds: RETRY_SECONDS });
      }
      // A call that ends hands its place on.
      await new Promise<void>((resolve) => waiting.push(resolve));
    } else running += 1;
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
