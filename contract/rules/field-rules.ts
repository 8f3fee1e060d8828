import type { FieldError } from '../errors.ts';
import { compilePattern, LONGEST_CHECKED_TEXT } from './pattern-safety.ts';

/** What one field of the registration accepts, as the server publishes it (A3). Lengths in code points. */
export interface FieldRule {
  readonly enabled: boolean;
  readonly required: boolean;
  readonly minLength: number;
  readonly maxLength: number;
  /** Source of a regular expression for the `u` flag; `*` matches all. It decides. */
  readonly acceptedPattern: string;
  /** Names the message `reg_pattern_{patternId}`. */
  readonly patternId: string;
}

/** The bounds of a length, in code points. */
export interface LengthBounds {
  readonly min: number;
  readonly max: number;
}

/** Names the message for text with invisible characters (`reg_pattern_hidden`). */
export const HIDDEN_CHARACTERS_PATTERN_ID = 'hidden';

/** Name the messages of an address that goods are sent to (`delivery-address.ts`). */
export const POSTCODE_PATTERN_ID = 'postcode';
export const REGION_PATTERN_ID = 'postcode_region';
export const TELEPHONE_PATTERN_ID = 'telephone';

/*
 * Control characters, direction marks, invisible spaces and fillers, line separators and lone
 * surrogates. The two joiners of Persian, Hindi and emoji are allowed: they change what is seen.
 */
const hiddenCharacters =
  /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u00ad\u061c\u115f\u1160\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\u3164\ufeff\uffa0\ufff9-\ufffb\u{e0000}-\u{e007f}]|\u034f/u;

/** The effective bounds of a rule: valid even if the server's are not. */
export function boundsOf(rule: Pick<FieldRule, 'minLength' | 'maxLength'>): LengthBounds {
  const max =
    rule.maxLength >= 1
      ? Math.min(Math.floor(rule.maxLength), LONGEST_CHECKED_TEXT)
      : LONGEST_CHECKED_TEXT;
  const min = rule.minLength >= 0 ? Math.min(Math.floor(rule.minLength), max) : 0;
  return { min, max };
}

/** The length of a text in code points; stops counting at `enough`. */
function lengthOf(text: string, enough: number): number {
  // A code point has one or two units, so a text this long needs no counting.
  if (text.length > 2 * enough) return text.length;
  return Array.from(text).length;
}

/** True for text that is empty or only white space. */
function isBlank(text: string): boolean {
  return !/\S/u.test(text);
}

/**
 * Checks one value against its rule: missing, too short, too long or not matching the pattern (A3).
 * An optional field may be empty; a disabled field is not checked. The pattern runs last, on text
 * of bounded length, so no value can make it slow (A4).
 */
export function checkField(
  field: string,
  value: string | undefined,
  rule: FieldRule,
): FieldError | undefined {
  if (!rule.enabled) return undefined;
  const text = value ?? '';
  if (text === '') return rule.required ? { field, rule: 'required' } : undefined;
  const bounds = boundsOf(rule);
  const { patternId } = rule;
  const length = lengthOf(text, bounds.max);
  if (length > bounds.max) return { field, rule: 'length', patternId, ...bounds };
  if (rule.required && isBlank(text)) return { field, rule: 'required' };
  if (length < bounds.min) return { field, rule: 'length', patternId, ...bounds };
  if (hiddenCharacters.test(text)) {
    return { field, rule: 'pattern', patternId: HIDDEN_CHARACTERS_PATTERN_ID, ...bounds };
  }
  const pattern = compilePattern(rule.acceptedPattern, bounds.max);
  if (pattern.kind === 'expression' && !pattern.expression.test(text)) {
    return { field, rule: 'pattern', patternId, ...bounds };
  }
  return undefined;
}

/** Checks that a second entry equals the first (rule checkPass, A6, A16). */
export function checkConfirmation(
  field: string,
  confirmation: string | undefined,
  original: string | undefined,
): FieldError | undefined {
  if ((confirmation ?? '') === '') return { field, rule: 'required' };
  return confirmation === original ? undefined : { field, rule: 'confirmation' };
}

/** Checks a required text without a rule of its own, such as a captcha. */
export function checkPresent(field: string, value: string | undefined): FieldError | undefined {
  return checkField(field, value, {
    enabled: true,
    required: true,
    minLength: 1,
    maxLength: LONGEST_CHECKED_TEXT,
    acceptedPattern: '*',
    patternId: '',
  });
}

/** Checks an optional text without a rule of its own, such as a referral. */
export function checkFreeText(field: string, value: string | undefined): FieldError | undefined {
  return value === undefined || value === '' ? undefined : checkPresent(field, value);
}

/** The greatest length of a verification code, in code points (A6). */
export const LONGEST_VERIFICATION_CODE = 255;

/** Names the message for a verification code of the wrong form (`reg_pattern_code`). */
export const VERIFICATION_CODE_PATTERN_ID = 'code';

/** Normalises a code: removes the spaces and dashes that an SMS groups it by. */
export function plainCode(typed: string): string {
  return typed.replaceAll(
    /[\s\p{Pd}\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/gu,
    '',
  );
}

/**
 * Checks a verification code: present, at most 255 characters, and matching the mobile number's
 * pattern (A6). The number of digits is not revealed: the code is in the SMS.
 */
export function checkVerificationCode(
  field: string,
  value: string | undefined,
  mobileRule: FieldRule | undefined,
): FieldError | undefined {
  return checkField(field, plainCode(value ?? ''), {
    enabled: true,
    required: true,
    minLength: 1,
    maxLength: LONGEST_VERIFICATION_CODE,
    acceptedPattern: mobileRule?.acceptedPattern ?? '*',
    patternId: VERIFICATION_CODE_PATTERN_ID,
  });
}
