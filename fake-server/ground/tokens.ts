import { hash, randomBytes } from 'node:crypto';

/** A new opaque token of 256 bits, safe in addresses and headers. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** What of a token is kept: who reads the store cannot sign in with it. */
export function hashOfToken(token: string): string {
  return hash('sha256', token, 'base64url');
}
