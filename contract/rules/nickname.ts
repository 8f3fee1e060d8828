import type { FieldError } from '../errors.ts';
import { checkField, type LengthBounds } from './field-rules.ts';

/** How long a nickname may be, in characters. */
export const NICKNAME_LENGTH: LengthBounds = { min: 2, max: 20 };

/** Message id for a nickname with other characters (`reg_pattern_nickname`). */
const NICKNAME_PATTERN_ID = 'nickname';

/**
 * Letters of any script, digits and name joiners. At least one letter, so that a phone number is not
 * a nickname. No `@`, so an email address is not a nickname.
 */
const ACCEPTED = "^[\\p{L}\\p{M}\\p{N} ._'-]*\\p{L}[\\p{L}\\p{M}\\p{N} ._'-]*$";

/**
 * Normalises a nickname: composed letters, compatibility forms replaced, one space between words,
 * trimmed.
 */
export function tidyNickname(typed: string): string {
  return typed.normalize('NFKC').trim().replaceAll(/ +/gu, ' ');
}

/**
 * Checks a nickname: missing, too short, too long, or with characters that are not allowed (W5).
 */
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
