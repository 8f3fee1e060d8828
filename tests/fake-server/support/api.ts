import { randomUUID } from 'node:crypto';
import { CompactEncrypt, importJWK } from 'jose';
import { z } from 'zod/v4';
import { ONCE_HEADER } from '#contract/once.ts';
import {
  SEALING_ALGORITHM,
  SEALING_ENCRYPTION,
  type SealingKey,
  sealingKeySchema,
} from '#contract/sealed.ts';

/** An answer of the API: its status and its body. */
export interface Answer {
  readonly status: number;
  readonly body: unknown;
}

/** What a call carries. */
export interface Carried {
  readonly token?: string;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

/**
 * Makes one call of the API at an origin; with a new key unless one is given, as the client does.
 */
export async function call(
  origin: string,
  method: string,
  path: string,
  { token, body, headers }: Carried = {},
): Promise<Answer> {
  const response = await fetch(`${origin}/api${path}`, {
    method,
    headers: {
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(method === 'GET' ? {} : onceWith()),
      ...headers,
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  return { status: response.status, body: await response.json() };
}

/** Seals a body with a fresh key and nonce of the server (A22). */
export async function sealedFor(origin: string, body: unknown): Promise<{ sealed: string }> {
  const answer = await call(origin, 'GET', '/account/sealing-key');
  const { value: key } = z.object({ value: sealingKeySchema }).parse(answer.body);
  return { sealed: await sealedTo(key, body) };
}

/** Seals a body to a key, with its nonce (A22). */
export async function sealedTo(key: SealingKey, body: unknown): Promise<string> {
  const text = new TextEncoder().encode(JSON.stringify({ nonce: key.nonce, body }));
  return await new CompactEncrypt(text)
    .setProtectedHeader({ alg: SEALING_ALGORITHM, enc: SEALING_ENCRYPTION, kid: key.keyId })
    .encrypt(await importJWK(key.publicKey, SEALING_ALGORITHM));
}

/** Headers with the key of an action that counts once: a new action, unless a key is given. */
export function onceWith(key: string = randomUUID()): Readonly<Record<string, string>> {
  return { [ONCE_HEADER]: key };
}

/** Signs in by account and password, and gives the token. */
export async function signIn(origin: string, username: string, password: string): Promise<string> {
  const body = await sealedFor(origin, { type: 'username', username, password });
  const answer = await call(origin, 'POST', '/account/loginV2', { body });
  return z.object({ value: z.object({ token: z.string() }) }).parse(answer.body).value.token;
}
