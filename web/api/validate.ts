import type { z } from 'zod/v4';
import { contract } from '#contract/index.ts';

interface Route {
  readonly responses: Readonly<Record<number, z.ZodType>>;
}

/** Throws when a success is not what the contract says. Development and tests alone load this. */
export function validateSuccess(name: string, body: unknown): void {
  const [domain = '', route = ''] = name.split('.');
  const routers = contract as unknown as Record<string, Record<string, Route>>;
  const schema = routers[domain]?.[route]?.responses[200];
  if (!schema) throw new Error(`the contract has no call ${name}`);
  const result = schema.safeParse(body);
  if (!result.success)
    throw new Error(`${name} answers against the contract: ${result.error.message}`);
}
