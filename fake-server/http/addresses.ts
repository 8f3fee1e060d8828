import { type AddressInfo, Server } from 'node:net';
import { hostname, networkInterfaces } from 'node:os';

const EVERYWHERE = new Set(['0.0.0.0', '::']);

/** The hosts at which a server that listens at `host` is reachable, the best to print first. */
export function reachableHosts(host: string): readonly string[] {
  if (host !== 'localhost' && !EVERYWHERE.has(host) && host !== '127.0.0.1') return [host];
  const own = ['localhost', '127.0.0.1'];
  if (!EVERYWHERE.has(host)) return own;
  const network = Object.values(networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
    .map(({ address }) => address);
  // Phones in the network know this machine by the second name.
  return [...own, ...network, hostname(), `${hostname().replace(/\.local$/u, '')}.local`];
}

/** An origin, from its parts. */
export function originOf(protocol: 'http' | 'https', host: string, port: number): string {
  return `${protocol}://${host.includes(':') ? `[${host}]` : host}:${port}`;
}

/** The port a server listens on. @throws Error if it does not listen on one */
export function portOf(server: Server): number {
  const address: AddressInfo | string | null = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  return address.port;
}

/** Ports that browsers refuse (fetch.spec.whatwg.org, "bad port"); 0 means any. */
const blockedPorts = new Set([
  1, 7, 9, 11, 13, 15, 17, 19, 20, 21, 22, 23, 25, 37, 42, 43, 53, 69, 77, 79, 87, 95, 101, 102,
  103, 104, 109, 110, 111, 113, 115, 117, 119, 123, 135, 137, 139, 143, 161, 179, 389, 427, 465,
  512, 513, 514, 515, 526, 530, 531, 532, 540, 548, 554, 556, 563, 587, 601, 636, 989, 990, 993,
  995, 1719, 1720, 1723, 2049, 3659, 4045, 4190, 5060, 5061, 6000, 6566, 6665, 6666, 6667, 6668,
  6669, 6679, 6697, 10080,
]);

/** @throws PortUnusable for a port that no browser opens */
export function requireBrowserPort(port: number): void {
  if (blockedPorts.has(port)) {
    throw new PortUnusable(`Browsers open no page at port ${port}; choose another with --port.`);
  }
}

/** A port that cannot be used, with a message for the person who started the server. */
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

/** Shutdown times, in milliseconds. */
export interface Closing {
  /** How long idle connections stay open: a request may be on its way. */
  readonly lingerMs: number;
  /** Requests that take longer are cut. */
  readonly cutAfterMs: number;
}

const AT_ONCE: Closing = { lingerMs: 0, cutAfterMs: 1_000 };

/** Shuts a server down: no new connections, while requests on open ones are answered. */
export function closeServer(
  server: Server & { closeAllConnections(): void; closeIdleConnections(): void },
  { lingerMs, cutAfterMs }: Closing = AT_ONCE,
): Promise<void> {
  return new Promise((resolve) => {
    const timers = [
      setTimeout(() => server.closeIdleConnections(), lingerMs),
      setTimeout(() => server.closeAllConnections(), cutAfterMs),
    ];
    // `close` of an HTTP server would cut idle connections at once.
    Server.prototype.close.call(server, () => {
      for (const timer of timers) clearTimeout(timer);
      resolve();
    });
  });
}
