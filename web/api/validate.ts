import type { z } from 'zod/v4';
import { contract } from '#contract/index.ts';

interface Route {
  readonly responses: Readonly<Record<number, z.ZodType>>;
}

/** Throws if a success breaks the contract. Only loaded in development and tests. */
export function validateSuccess(name: string, body: unknown): void {
  const [domain = '', route = ''] = name.split('.');
  const routers = contract as unknown as Record<string, Record<string, Route>>;
  const schema = routers[domain]?.[route]?.responses[200];
  if (!schema) throw new Error(`the contract has no call ${name}`);
  const result = schema.safeParse(body);
  if (result.success) return;
  const error = new Error(`${name} answers against the contract: ${result.error.message}`);
  // A flow tells the person in its own words, so the console tells the developer.
  reportError(error);
  throw error;
}
