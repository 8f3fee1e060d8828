import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import express, { type Router } from 'express';
import { onTestFinished } from 'vitest';

/** Serves routers on a free port until the test ends, and returns the origin. */
export async function serve(...routers: Router[]): Promise<string> {
  const server = createServer(express().use(...routers));
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
