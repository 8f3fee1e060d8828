import { z } from 'zod/v4';

const stateSchema = z.object({
  clock: z.object({ now: z.string(), offset: z.number(), frozen: z.boolean() }),
  scenarios: z.array(z.object({ name: z.string(), active: z.boolean() })),
  people: z.array(z.object({ account: z.string(), balance: z.int() })),
});

/** The calls of the control page, as its buttons make them; `origin` is asked at each. */
export function controlCalls(origin: () => string) {
  /** What a call without a body answers, as it is. */
  const read = async (path: string): Promise<unknown> =>
    (await fetch(`${origin()}/control/api/${path}`)).json();
  const state = async () => stateSchema.parse(await read('state'));
  return {
    read,
    state,
    post: async (path: string, body: unknown = {}, headers: Record<string, string> = {}) => {
      const response = await fetch(`${origin()}/control/api/${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: JSON.stringify(body),
      });
      return { status: response.status, body: (await response.json()) as unknown };
    },
    /** Scenarios that are on. */
    activeNames: async () =>
      (await state()).scenarios.flatMap(({ name, active }) => (active ? [name] : [])),
  };
}
