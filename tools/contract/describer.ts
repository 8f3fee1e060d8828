import { z } from 'zod/v4';

/** Marks words that are about a schema, not about the property that has it. */
export const OF_SCHEMA = 'x-of-schema';

/** This use of a schema with its words; what is no schema is left as it is. */
export function describeProperty(value: unknown, words: string): unknown {
  return value instanceof z.ZodType
    ? value.meta({ description: words, [OF_SCHEMA]: undefined })
    : value;
}

/** The schema itself with its words; what is no schema is left as it is. */
export function describeSchema(value: unknown, words: string): unknown {
  if (value instanceof z.ZodType) {
    const known = z.globalRegistry.get(value);
    z.globalRegistry.add(value, { ...known, description: words, [OF_SCHEMA]: true });
  }
  return value;
}
