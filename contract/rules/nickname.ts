import type { FieldError } from '../errors.ts';
import { checkField, type LengthBounds } from './field-rules.ts';

/** How long a nickname may be, in characters. */
export const NICKNAME_LENGTH: LengthBounds = { min: 2, max: 20 };

/** Names the message for a nickname with other signs (`reg_pattern_nickname`). */
const NICKNAME_PATTERN_ID = 'nickname';

/**
 * Letters of any script, digits, and what joins the parts of names; one letter at least, so
 * that nobody is called by a telephone number. It has no `@`, so it is no address of mail either.
 */
const ACCEPTED = "^[\\p{L}\\p{M}\\p{N} ._'-]*\\p{L}[\\p{L}\\p{M}\\p{N} ._'-]*$";

/**
 * A nickname as it is kept: composed letters, wide and other forms of a letter as that letter, one
 * space between words, none around them.
 */
export function tidyNickname(typed: string): string {
  return typed.normalize('NFKC').trim().replaceAll(/ +/gu, ' ');
}

/** Checks a nickname: missing, too short, too long, with signs that it may not have (W5). */
export function checkNickname(field: string, typed: string): FieldError | undefined {
  return checkField(field, tidyNickname(typed), {
    enabled: true,
    required: true,
    minLength: NICKNAME_LENGTH.min,
    maxLength: NICKNAME_LENGTH.max,
    acceptedPattern: ACCEPTED,
    patternId: NICKNAME_PATTERN_ID,
  });
}
