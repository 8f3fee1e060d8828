import { z } from 'zod/v4';

/** An error in the protocol's form. */
export const errorSchema = z.object({
  error: z.object({ code: z.int(), message: z.string(), errors: z.array(z.unknown()).length(1) }),
});

/** The protocol's calls at an origin, each with what it answered. */
export function toolkitCalls(origin: () => string) {
  async function ask(path: string, init: RequestInit = {}) {
    const response = await fetch(origin() + path, init);
    return {
      status: response.status,
      headers: response.headers,
      body: (await response.json()) as unknown,
    };
  }

  const post = (call: string, body: unknown, key = '?key=any') =>
    ask(`/identitytoolkit.googleapis.com/v1/accounts:${call}${key}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    });

  const refresh = (fields: Record<string, string>) =>
    ask('/securetoken.googleapis.com/v1/token?key=any', {
      method: 'POST',
      body: new URLSearchParams(fields),
    });

  return { ask, post, refresh };
}
