import { z } from 'zod/v4';
import { LONGEST_CHECKED_TEXT } from '../rules/pattern-safety.ts';
import { languageCodes } from './language.ts';

/** A language code as it travels (G2). */
export const languageSchema = z.enum(languageCodes).meta({ id: 'LanguageCode' });

/** A moment, ISO 8601 in UTC with milliseconds. */
export const momentSchema = z.iso.datetime({ precision: 3 }).meta({ id: 'Moment' });

/** An address of a picture or page: absolute, or a path on the portal's own origin. */
export const addressSchema = z
  .string()
  .max(2000)
  .regex(/^(https?:\/\/|\/)\S*$/u);

/** An absolute address on the web. A link of any other protocol would run code, or lead nowhere. */
export const webAddressSchema = z
  .url({ protocol: /^https?$/u })
  // What the OpenAPI document says of it, beside the form of an address.
  .meta({ pattern: '^[Hh][Tt][Tt][Pp][Ss]?://' });

/** Text from outside, bounded so that nobody can make the server hold megabytes. */
export function textOf(maximumLength: number) {
  return z.string().max(maximumLength);
}

/**
 * A whole number that travels as text, in a query or a path: digits alone. `Number` would also read
 * `0x10`, `1e3`, an empty text and a list with one entry.
 */
export function wholeNumberOf(min: number, max: number) {
  return z.preprocess(
    (value) =>
      typeof value === 'string' && /^(?:0|[1-9]\d{0,15})$/u.test(value) ? Number(value) : value,
    z.int().min(min).max(max),
  );
}

/**
 * Text that a person types into a field. Field rules count code points, each of which takes up to
 * two units, so what a form accepts is never refused here.
 */
export const typedTextSchema = textOf(2 * LONGEST_CHECKED_TEXT);

/** A site switch: 0 or 1 (G3). */
export const toggleSchema = z.union([z.literal(0), z.literal(1)]);
