import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { compactDecrypt, decodeProtectedHeader, importJWK } from 'jose';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod/v4';
import { contract } from '#contract/index.ts';
import { SEALING_ALGORITHM, SEALING_ENCRYPTION, type SealingKey } from '#contract/sealed.ts';
import { projectRoot } from '#tools/project.ts';
import { sealBody } from '#web/api/sealing.ts';
import { exampleCalls } from '../../docs/examples/small-back-end/calls.ts';
import { createSealing } from '../../docs/examples/small-back-end/sealing.ts';
import { backEnd } from '../../docs/examples/small-back-end/server.ts';
import { routesOf } from './kit/routes.ts';

const read = (file: string) => readFileSync(join(projectRoot, file), 'utf8');

describe('the vectors of sealed bodies', () => {
  const vectors = z
    .object({
      keyId: z.string(),
      privateKey: z.record(z.string(), z.string()),
      nonce: z.string(),
      right: z.array(z.object({ name: z.string(), sealed: z.string(), body: z.unknown() })),
      refused: z.array(z.object({ name: z.string(), sealed: z.string(), code: z.string() })),
    })
    .parse(JSON.parse(read('docs/generated/sealing-vectors.json')));

  /** What a server that has the key makes of a sealed text: its content, or the code. */
  async function opened(sealed: string): Promise<unknown> {
    try {
      if (decodeProtectedHeader(sealed).kid !== vectors.keyId) return 'sealing_key_unknown';
      const key = await importJWK(vectors.privateKey, SEALING_ALGORITHM);
      const { plaintext } = await compactDecrypt(sealed, key, {
        keyManagementAlgorithms: [SEALING_ALGORITHM],
        contentEncryptionAlgorithms: [SEALING_ENCRYPTION],
      });
      const content = z
        .object({ nonce: z.string(), body: z.unknown() })
        .parse(JSON.parse(new TextDecoder().decode(plaintext)));
      return content.nonce === vectors.nonce ? content.body : 'sealed_payload_stale';
    } catch {
      return 'sealed_payload_invalid';
    }
  }

  test.each(vectors.right)('$name opens (A22)', async ({ sealed, body }) => {
    expect(await opened(sealed)).toEqual(body);
  });

  test.each(vectors.refused)('$name is refused (A22)', async ({ sealed, code }) => {
    expect(await opened(sealed)).toBe(code);
  });
});

test('the page names calls that exist (T5)', () => {
  const known = new Set(routesOf(contract).map(({ name }) => name));
  const domains = Object.keys(contract).join('|');
  const mentions = [
    ...read('docs/back-end.md').matchAll(new RegExp(`\`((?:${domains})\\.\\w+)\``, 'gu')),
  ];
  expect(mentions.length).toBeGreaterThan(20);
  expect(mentions.map(([, name = '']) => name).filter((name) => !known.has(name))).toEqual([]);
});

describe('the example back end', () => {
  let address: string;
  let close: () => void;
  beforeAll(async () => {
    const { key, unseal } = await createSealing();
    const server = backEnd({ ...exampleCalls(key), unseal }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/api`;
    close = () => server.close();
  });
  afterAll(() => close());

  async function call(name: string, body?: unknown, token?: string): Promise<unknown> {
    const route = routesOf(contract).find((each) => each.name === name);
    if (!route) throw new Error(`The contract has no call ${name}.`);
    const sent = route.metadata.sealed
      ? await sealBody(body, (await call('account.sealingKey')) as SealingKey)
      : body;
    const response = await fetch(address + route.path, {
      method: route.method,
      headers: {
        'content-type': 'application/json',
        'idempotency-key': crypto.randomUUID(),
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      },
      ...(sent === undefined ? {} : { body: JSON.stringify(sent) }),
    });
    const answer: unknown = await response.json();
    expect(route.responses.get(response.status)?.safeParse(answer).error).toBeUndefined();
    const { success } = z.object({ success: z.boolean() }).parse(answer);
    return success ? z.object({ value: z.unknown() }).parse(answer).value : answer;
  }

  test('registers, signs in and shows the lobby by the contract (T5)', async () => {
    const username = 'newcomer';
    const password = 'violet-harbour';
    const form = { confirmPassword: password, domain: 'localhost', login: true, agreed: true };
    expect(await call('account.register', { username, password, ...form })).toMatchObject({
      account: username,
    });
    const signedIn = await call('account.loginV2', { type: 'username', username, password });
    const { token } = z.object({ token: z.string() }).parse(signedIn);
    expect(await call('account.member', undefined, token)).toMatchObject({ account: username });
    for (const name of ['site.permission', 'site.menu', 'games.hot', 'games.list']) {
      await call(name);
    }
    expect(await call('account.logout', undefined, token)).toEqual({ signedOut: true });
    expect(await call('account.member', undefined, token)).toMatchObject({ code: 'token_invalid' });
  });

  test('is small enough to be read (T5)', () => {
    const files = ['calls', 'main', 'sealing', 'server', 'site'];
    const lines = files.flatMap((file) =>
      read(`docs/examples/small-back-end/${file}.ts`).trimEnd().split('\n'),
    );
    expect(lines.length).toBeLessThan(400);
  });
});
