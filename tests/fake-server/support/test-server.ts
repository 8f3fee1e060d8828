import { type FakeServer, type FakeServerOptions, startFakeServer } from '#fake-server/start.ts';
import { beginSeeded, worldOfTests } from './test-world.ts';

/** Starts a server for a test: in memory, on free ports, with cheap passwords. */
export async function startTestServer(
  options: Partial<FakeServerOptions> = {},
): Promise<FakeServer> {
  const all = { ...worldOfTests, seed: 1, port: 0, host: '127.0.0.1', ...options };
  return startFakeServer(await beginSeeded(all));
}
