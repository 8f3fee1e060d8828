import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RequestHandler } from 'express';
import {
  type HostHeaders,
  HTTPS_ONLY_HEADER,
  headersFor,
  hostHeadersOf,
  hostHeadersSchema,
  withSources,
} from '#contract/hosting.ts';
import { API_PREFIX } from '#contract/prefix.ts';
import type { SiteOrigins } from './site-origins.ts';

/** The headers that the build requires of its host; without a build, the same without hashes. */
export function readHostHeaders(webFolder: string): HostHeaders {
  const file = join(webFolder, 'headers.json');
  if (!existsSync(file)) return hostHeadersOf({ scripts: [], styles: [] });
  return hostHeadersSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
}

/** Security headers of the portal's own pages, pictures and answers. */
export function securityHeaders(options: {
  readonly headers: HostHeaders;
  readonly origins: SiteOrigins;
  /** Further origins that pages call. */
  readonly calledOrigins: readonly string[];
}): RequestHandler {
  const { origins, calledOrigins } = options;
  const filled = new Map<string, HostHeaders>();
  /** Here one origin plays every third party; the speed test measures the portal's own (S8). */
  const headersWith = (vendors: string) => {
    const known = filled.get(vendors);
    if (known !== undefined) return known;
    const it = [vendors];
    const sources = {
      scripts: it,
      styles: it,
      images: it,
      connections: [...it, ...origins.all(), ...calledOrigins],
      frames: it,
    };
    const headers = withSources(options.headers, sources);
    filled.set(vendors, headers);
    return headers;
  };

  return (request, response, next) => {
    const { path } = request;
    const headers = headersFor(headersWith(origins.vendors(request)), path);
    const isCall = path.startsWith(`${API_PREFIX}/`);
    const isHttps = origins.isHttps(request);
    for (const [name, value] of Object.entries(headers)) {
      // Caching is decided where it is known; page policies mean nothing to a call.
      if (name === 'Cache-Control' || (isCall && pageHeaders.has(name))) continue;
      // A server without https must not promise it.
      if (name === HTTPS_ONLY_HEADER && !isHttps) continue;
      response.setHeader(name, value);
    }
    next();
  };
}

const pageHeaders = new Set([
  'Content-Security-Policy',
  'Cross-Origin-Opener-Policy',
  'Permissions-Policy',
]);
