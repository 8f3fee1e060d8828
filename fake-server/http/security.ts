import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RequestHandler } from 'express';
import { z } from 'zod/v4';
import { vendorsOriginOf } from './call.ts';

const hashesSchema = z.object({
  scriptHashes: z.array(z.string()),
  styleHashes: z.array(z.string()),
});
type Hashes = z.infer<typeof hashesSchema>;

/** The hashes of the inline scripts and styles that the build left in the page; none without a build. */
function readHashes(webFolder: string): Hashes {
  try {
    return hashesSchema.parse(JSON.parse(readFileSync(join(webFolder, 'security.json'), 'utf8')));
  } catch {
    return { scriptHashes: [], styleHashes: [] };
  }
}

const quoted = (hashes: readonly string[]) => hashes.map((hash) => ` '${hash}'`).join('');

/** What the portal's pages may load: their own origin, what the build hashed, and the third parties. */
function contentPolicy(vendors: string, { scriptHashes, styleHashes }: Hashes): string {
  return [
    "default-src 'self'",
    `script-src 'self'${quoted(scriptHashes)} ${vendors}`,
    `style-src 'self'${quoted(styleHashes)} ${vendors}`,
    `img-src 'self' data: ${vendors}`,
    `font-src 'self'`,
    `connect-src 'self' ${vendors}`,
    `frame-src ${vendors}`,
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "form-action 'none'",
    "object-src 'none'",
  ].join('; ');
}

/** Headers that guard the portal's own pages, pictures and answers. */
export function securityHeaders(options: {
  readonly webFolder: string;
  readonly vendorsPort: () => number;
}): RequestHandler {
  const hashes = readHashes(options.webFolder);
  const policies = new Map<string, string>();
  const policyFor = (vendors: string) => {
    const known = policies.get(vendors);
    if (known !== undefined) return known;
    const policy = contentPolicy(vendors, hashes);
    // The origin comes from the Host header: who sends many makes nothing grow.
    if (policies.size < 20) policies.set(vendors, policy);
    return policy;
  };

  return (request, response, next) => {
    const { path } = request;
    response.setHeader('X-Content-Type-Options', 'nosniff');
    response.setHeader('Referrer-Policy', 'strict-origin-when-cross-origin');
    if (!path.startsWith('/api/')) {
      response.setHeader(
        'Permissions-Policy',
        'camera=(), geolocation=(), microphone=(), payment=()',
      );
      const vendors = vendorsOriginOf(request, options.vendorsPort());
      response.setHeader('Content-Security-Policy', policyFor(vendors));
    }
    next();
  };
}
