import { z } from 'zod/v4';
import { LONGEST_VERIFICATION_CODE } from '../rules/field-rules.ts';
import { textOf } from './text.ts';

/**
 * Fields that force a call to count once. `usedUp`: a code, a proof or the answer to a challenge.
 * `shownOnce`: recovery codes or a token in the answer. A call with such a field sets `once: true`,
 * because repeating it could not bring back a lost answer.
 */
export const onceFields: z.core.$ZodRegistry<{ readonly why: 'usedUp' | 'shownOnce' }> =
  z.registry<{ readonly why: 'usedUp' | 'shownOnce' }>();

/**
 * Marks a field that the call uses up. Apply it last: a schema derived from it is another one and
 * loses the mark.
 */
export function usedUp<Schema extends z.ZodType>(schema: Schema): Schema {
  onceFields.add(schema, { why: 'usedUp' });
  return schema;
}

/** Marks a field that an answer reveals only once. */
export function shownOnce<Schema extends z.ZodType>(schema: Schema): Schema {
  onceFields.add(schema, { why: 'shownOnce' });
  return schema;
}

/** The code of an SMS or a mail, as a call sends it. */
export const verificationCodeSchema = usedUp(textOf(LONGEST_VERIFICATION_CODE));
