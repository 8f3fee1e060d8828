import { Agent, type IncomingMessage, request } from 'node:http';
import { expect, test } from 'vitest';
import { startTestServer } from './support/test-server.ts';

const LONG = { lingerMs: 100_000, cutAfterMs: 100_000 };

/**
 * Sends a request over the one connection of an HTTP agent; returns the status and the connection
 * header.
 */
function ask(url: string, agent: Agent, headers: Record<string, string> = {}) {
  return new Promise<{ status: number | undefined; connection: string | undefined }>(
    (resolve, reject) => {
      const sent = request(url, { agent, headers }, (answer: IncomingMessage) => {
        answer.resume().once('end', () => {
          resolve({ status: answer.statusCode, connection: answer.headers.connection });
        });
      });
      sent.once('error', reject).end();
    },
  );
}

test('a closing server answers running requests, and those on open connections', async () => {
  const server = await startTestServer();
  const agents = [0, 1].map(() => new Agent({ keepAlive: true, maxSockets: 1 }));
  const [one, other] = agents as [Agent, Agent];
  const status = `${server.portalUrl}/api/site/status`;
  expect(await ask(status, one)).toEqual({ status: 200, connection: 'keep-alive' });
  expect(await ask(status, other)).toEqual({ status: 200, connection: 'keep-alive' });

  const slow = ask(status, one, { 'x-portal-scenario': 'slow-network' });
  const closed = server.close(LONG);
  // Along the connection that waited while the end began; its answer says that it is the last.
  expect(await ask(status, other)).toEqual({ status: 200, connection: 'close' });
  await expect(fetch(status)).rejects.toThrow('fetch failed');
  expect(await slow).toEqual({ status: 200, connection: 'close' });
  await closed;
  for (const agent of agents) agent.destroy();
});
