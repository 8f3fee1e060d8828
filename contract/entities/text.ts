import { z } from 'zod/v4';
import { LONGEST_CHECKED_TEXT } from '../rules/pattern-safety.ts';
import { languageCodes } from './language.ts';

/** A language code on the wire (G2). */
export const languageSchema = z.enum(languageCodes).meta({ id: 'LanguageCode' });

/**
 * A moment in UTC: ISO 8601 with exactly three decimals and a Z, such as `2026-11-22T12:00:00.000Z`.
 * An offset is refused.
 */
export const momentSchema = z.iso.datetime({ precision: 3 }).meta({ id: 'Moment' });

/** An address of a picture or page: absolute, or a path on the portal's own origin. */
export const addressSchema = z
  .string()
  .max(2000)
  .regex(/^(https?:\/\/|\/)\S*$/u);

/** An absolute http(s) URL. A link with another protocol would run code, or lead nowhere. */
export const webAddressSchema = z
  .url({ protocol: /^https?$/u })
  // The description in the OpenAPI document, besides the `uri` format.
  .meta({ pattern: '^[Hh][Tt][Tt][Pp][Ss]?://' });

/** Text from outside, bounded so that a request cannot fill the server's memory. */
export function textOf(maximumLength: number) {
  return z.string().max(maximumLength);
}

/**
 * A whole number as text, in a query or a path: digits only. `Number` would also read `0x10`,
 * `1e3`, an empty text and a list with one entry.
 */
export function wholeNumberOf(min: number, max: number) {
  return z.preprocess(
    (value) =>
      typeof value === 'string' && /^(?:0|[1-9]\d{0,15})$/u.test(value) ? Number(value) : value,
    z.int().min(min).max(max),
  );
}

/**
 * Text that a person types. Field rules count code points of up to two units each, so the schema
 * never refuses what the form accepts.
 */
export const typedTextSchema = textOf(2 * LONGEST_CHECKED_TEXT);

/** A site switch: 0 or 1 (G3). */
export const toggleSchema = z.union([z.literal(0), z.literal(1)]);
