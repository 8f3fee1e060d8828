import { afterAll } from 'vitest';
import type { OpenWorld, OpenWorldOptions } from '#fake-server/open-world.ts';
import type { FakeServer, FakeServerOptions } from '#fake-server/start.ts';
import { startTestServer } from './test-server.ts';
import { openTestWorld } from './test-world.ts';

/** A world for all tests of a file, closed after the last of them. */
export async function sharedWorld(options: Partial<OpenWorldOptions> = {}): Promise<OpenWorld> {
  const world = await openTestWorld(options);
  afterAll(() => world.close());
  return world;
}

/** A server for all tests of a file, closed after the last of them. */
export async function sharedServer(options: Partial<FakeServerOptions> = {}): Promise<FakeServer> {
  const server = await startTestServer(options);
  afterAll(() => server.close());
  return server;
}
