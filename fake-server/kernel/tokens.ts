import { hash, randomBytes } from 'node:crypto';

/** A new opaque token of 256 bits, safe in URLs and headers. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** The stored hash of a token: a reader of the store cannot sign in with it. */
export function hashOfToken(token: string): string {
  return hash('sha256', token, 'base64url');
}
