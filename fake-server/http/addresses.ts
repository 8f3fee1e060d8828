import type { AddressInfo, Server } from 'node:net';
import { networkInterfaces } from 'node:os';

const EVERYWHERE = new Set(['0.0.0.0', '::']);

/** The hosts at which a server that listens at `host` is reached, the best to print first. */
export function reachableHosts(host: string): readonly string[] {
  if (host !== 'localhost' && !EVERYWHERE.has(host) && host !== '127.0.0.1') return [host];
  const own = ['localhost', '127.0.0.1'];
  if (!EVERYWHERE.has(host)) return own;
  const network = Object.values(networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
    .map(({ address }) => address);
  return [...own, ...network];
}

/** An origin, from its parts. */
export function originOf(protocol: 'http' | 'https', host: string, port: number): string {
  return `${protocol}://${host.includes(':') ? `[${host}]` : host}:${port}`;
}

/** The port at which a server listens. @throws Error when it does not listen at one */
export function portOf(server: Server): number {
  const address: AddressInfo | string | null = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  return address.port;
}

/** Ports above 1,023 that browsers open no page at (fetch.spec.whatwg.org, "bad port"). */
const blockedPorts = new Set([
  1719, 1720, 1723, 2049, 3659, 4045, 4190, 5060, 5061, 6000, 6566, 6665, 6666, 6667, 6668, 6669,
  6679, 6697, 10080,
]);

/** @throws PortUnusable for a port that no browser opens */
export function requireBrowserPort(port: number): void {
  if (blockedPorts.has(port)) {
    throw new PortUnusable(`Browsers open no page at port ${port}; choose another with --port.`);
  }
}

/** A port that cannot be listened at, with a line for the person who started the server. */
export class PortUnusable extends Error {}

/** Resolves when the server listens. @throws PortUnusable */
export function listen(server: Server, port: number, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const fail = (error: NodeJS.ErrnoException) => {
      const why =
        error.code === 'EADDRINUSE'
          ? `Port ${port} is taken; choose another with --port.`
          : `Cannot listen at ${host}, port ${port}: ${error.message}.`;
      reject(new PortUnusable(why));
    };
    server.once('error', fail);
    server.listen(port, host, () => {
      server.off('error', fail);
      resolve();
    });
  });
}

/** Ends a server: open requests may finish for a second, then they are cut. */
export function closeServer(server: Server & { closeAllConnections(): void }): Promise<void> {
  return new Promise((resolve) => {
    const cut = setTimeout(() => server.closeAllConnections(), 1_000);
    server.close(() => {
      clearTimeout(cut);
      resolve();
    });
  });
}
