import { z } from 'zod/v4';

/** This use of a schema with its words; what is no schema is left as it is. */
export function describeProperty(value: unknown, words: string): unknown {
  return value instanceof z.ZodType ? value.meta({ description: words }) : value;
}

/** The schema itself with its words; what is no schema is left as it is. */
export function describeSchema(value: unknown, words: string): unknown {
  if (value instanceof z.ZodType) {
    z.globalRegistry.add(value, { ...z.globalRegistry.get(value), description: words });
  }
  return value;
}
