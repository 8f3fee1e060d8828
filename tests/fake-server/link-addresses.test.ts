import { request } from 'node:http';
import { afterEach, expect, test } from 'vitest';
import type { FakeServer } from '#fake-server/start.ts';
import { onceWith } from './support/api.ts';
import { startTestServer } from './support/test-server.ts';

let server: FakeServer;
afterEach(() => server.close());

/** Requests a mail under a host name of the caller's choice; returns the origin of its link. */
async function originInMail(port: string, host: string): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<number | undefined>();
  const asking = request(
    {
      host: '127.0.0.1',
      port,
      path: '/api/account/forgot-password',
      method: 'POST',
      headers: { host, ...onceWith(), 'content-type': 'application/x-www-form-urlencoded' },
    },
    (response) => resolve(response.resume().statusCode),
  );
  asking.on('error', reject);
  asking.end('username=maria&email=maria%40example.com');
  expect(await promise).toBe(200);
  const text = server.world.sms.outbox(1)[0]?.text ?? '';
  server.world.clock.move(60_000);
  return /(?<origin>https?:\S+)\/\?token=/u.exec(text)?.groups?.['origin'] ?? '';
}

test('links of mails use a configured host, with any Host header (A17)', async () => {
  server = await startTestServer();
  const { port, origin } = new URL(server.portalUrl);
  for (const host of ['evil.example', `evil.example:${port}`, `localhost:${port}@evil.example`]) {
    expect(await originInMail(port, host)).toBe(origin);
  }
  expect(await originInMail(port, `127.0.0.1:${port}`)).toBe(`http://127.0.0.1:${port}`);
});

test('links of mails use only the public address where one is configured (A17)', async () => {
  server = await startTestServer({ publicUrls: ['https://play.example/'] });
  const { port } = new URL(server.localUrl);
  for (const host of ['evil.example', `127.0.0.1:${port}`, 'play.example']) {
    expect(await originInMail(port, host)).toBe('https://play.example');
  }
});
