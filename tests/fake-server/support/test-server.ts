import { type FakeServer, type FakeServerOptions, startFakeServer } from '#fake-server/start.ts';
import { FIRST_MOMENT } from './test-world.ts';

/** Starts a server of its own for a test: in memory, on free ports, with cheap passwords. */
export function startTestServer(options: Partial<FakeServerOptions> = {}): Promise<FakeServer> {
  return startFakeServer({
    file: ':memory:',
    seed: 1,
    port: 0,
    host: '127.0.0.1',
    machineTime: () => FIRST_MOMENT,
    passwordCost: 16,
    ...options,
  });
}
