import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import express from 'express';
import { onTestFinished } from 'vitest';
import { API_PREFIX } from '#contract/prefix.ts';
import { contractRouter } from '#fake-server/http/contract-router.ts';
import { createSiteOrigins } from '#fake-server/http/site-origins.ts';
import type { World } from '#fake-server/world/world.ts';

const origins = createSiteOrigins({
  published: [],
  publishedVendors: undefined,
  own: () => [],
  vendorsPort: () => 0,
});

/** Serves a test's own contract over a world, until the test ends; returns its origin. */
export async function serveProbe(
  world: World,
  mount: Parameters<typeof contractRouter>[1],
  log: (line: string) => void = () => undefined,
): Promise<string> {
  const app = express();
  app.use(API_PREFIX, contractRouter({ world, origins, log, hasControl: () => true }, mount));
  const server = app.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** The token of a new session of somebody who is there from the start. */
export function tokenOf({ members, sessions }: World, account: string): string {
  const member = members.byAccount(account);
  if (!member) throw new Error(`Nobody is called ${account}.`);
  return sessions.open(member.id).token;
}
