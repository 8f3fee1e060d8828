import type { WorkboxPlugin } from 'workbox-core/types.js';

/**
 * Lets only whole answers into the cache, and none with the visitor's address in it: what is kept
 * in a browser names nobody (A18a).
 */
export const withoutVisitor: WorkboxPlugin = {
  cacheWillUpdate: async ({ response }) => {
    if (response.status !== 200) return null;
    const body = await response.clone().text();
    const { status, statusText, headers } = response;
    return new Response(withoutAddress(body), { status, statusText, headers: kept(headers) });
  },
};

/** The text of an answer with every `ip` emptied. */
export function withoutAddress(body: string): string {
  return JSON.stringify(JSON.parse(body), (key, value: unknown) => (key === 'ip' ? '' : value));
}

/** What told of the packing no longer holds. */
function kept(headers: Headers): Headers {
  const copy = new Headers(headers);
  for (const name of ['content-encoding', 'content-length', 'etag']) copy.delete(name);
  return copy;
}
