import type { WorkboxPlugin } from 'workbox-core/types.js';

/**
 * Only lets complete answers into the cache, without the visitor's address: stored data must not
 * identify anybody (A18a).
 */
export const withoutVisitor: WorkboxPlugin = {
  cacheWillUpdate: async ({ response }) => {
    if (response.status !== 200) return null;
    const body = await response.clone().text();
    const { status, statusText, headers } = response;
    return new Response(withoutAddress(body), {
      status,
      statusText,
      headers: headersToKeep(headers),
    });
  },
};

/** An answer's text with every `ip` emptied. */
export function withoutAddress(body: string): string {
  return JSON.stringify(JSON.parse(body), (key, value: unknown) => (key === 'ip' ? '' : value));
}

/** Compression headers no longer apply. */
function headersToKeep(headers: Headers): Headers {
  const copy = new Headers(headers);
  for (const name of ['content-encoding', 'content-length', 'etag']) copy.delete(name);
  return copy;
}
