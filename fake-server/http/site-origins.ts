import type { Request } from 'express';

/**
 * The addresses that an answer, a policy or a message may contain. They come from the start
 * options, never from a request: a `Host` or forwarded header only selects among them.
 */
export interface SiteOrigins {
  /** The portal's, as the visitor reached it; the best one if the visitor used an unknown name. */
  portal(request: NamesHost): string;
  /** The third parties' counterpart of it. */
  vendors(request: NamesHost): string;
  /** Whether the visitor reached the portal by https. */
  isHttps(request: NamesHost): boolean;
  /** All of the portal's, best first. */
  all(): readonly string[];
}

type NamesHost = Pick<Request, 'host' | 'hostname'>;

/** What the addresses are made of. */
export interface KnownOrigins {
  /** By `--public-url`, best first: the server in front. */
  readonly published: readonly string[];
  /** By `--vendors-url`: the server in front of the third parties. */
  readonly publishedVendors: string | undefined;
  /** Of the server itself, best first. */
  readonly own: () => readonly string[];
  readonly vendorsPort: () => number;
}

export function createSiteOrigins(known: KnownOrigins): SiteOrigins {
  const { published, publishedVendors, own, vendorsPort } = known;
  const portal = ({ host, hostname }: NamesHost): string => {
    const origins = published.length > 0 ? published : own();
    const requested =
      origins.find((origin) => authorityOf(origin) === host) ??
      origins.find((origin) => withoutPort(authorityOf(origin)) === hostname);
    return requested ?? origins[0] ?? 'http://localhost';
  };
  return {
    portal,
    vendors: (request) =>
      publishedVendors ?? `${withoutPort(portal(request))}:${String(vendorsPort())}`,
    isHttps: (request) => portal(request).startsWith('https:'),
    all: () => [...new Set([...published, ...own()])],
  };
}

function authorityOf(origin: string): string {
  return origin.slice(origin.indexOf('//') + 2);
}

function withoutPort(address: string): string {
  return address.replace(/:\d+$/u, '');
}
