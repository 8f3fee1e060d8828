import { z } from 'zod/v4';
import { LONGEST_VERIFICATION_CODE } from '../rules/field-rules.ts';
import { textOf } from './text.ts';

/**
 * Fields for whose sake a call has to count once: what is sent and `usedUp`, such as a code, a proof
 * or the answer to a challenge, and what is `toldOnce`, such as recovery codes or a token. A call
 * with such a field says `once: true`: its lost answer could not be had by asking again.
 */
export const onceFields: z.core.$ZodRegistry<{ readonly why: 'usedUp' | 'toldOnce' }> = z.registry<{
  readonly why: 'usedUp' | 'toldOnce';
}>();

/** Marks what a call uses up. Mark it last: a schema that is made of it is another one. */
export function usedUp<Schema extends z.ZodType>(schema: Schema): Schema {
  onceFields.add(schema, { why: 'usedUp' });
  return schema;
}

/** Marks what an answer tells once. */
export function toldOnce<Schema extends z.ZodType>(schema: Schema): Schema {
  onceFields.add(schema, { why: 'toldOnce' });
  return schema;
}

/** The code of an SMS or a mail, as a call brings it. */
export const verificationCodeSchema = usedUp(textOf(LONGEST_VERIFICATION_CODE));
