import type { FieldError } from '../errors.ts';
import {
  HIDDEN_CHARACTERS_PATTERN_ID,
  POSTCODE_PATTERN_ID,
  REGION_PATTERN_ID,
  TELEPHONE_PATTERN_ID,
  VERIFICATION_CODE_PATTERN_ID,
} from './field-rules.ts';
import { LONGEST_CHECKED_TEXT } from './pattern-safety.ts';
import { patternRules } from './patterns.ts';

/** The key of a text in the message files, and the bounds that it may contain. */
export interface Wording {
  readonly key: string;
  readonly min: number;
  readonly max: number;
}

/** The message for a pattern id without a text in the portal. */
const UNKNOWN_PATTERN_KEY = 'reg_pattern_unknown';

const patternKey = (patternId: string) => `reg_pattern_${patternId}`;

const patternKeys = [
  ...Object.values(patternRules).map(({ patternId }) => patternKey(patternId)),
  patternKey(HIDDEN_CHARACTERS_PATTERN_ID),
  patternKey(VERIFICATION_CODE_PATTERN_ID),
  patternKey(POSTCODE_PATTERN_ID),
  patternKey(REGION_PATTERN_ID),
  patternKey(TELEPHONE_PATTERN_ID),
];

const ruleKeys = {
  required: 'field_required',
  length: 'field_length',
  pattern: UNKNOWN_PATTERN_KEY,
  confirmation: 'field_confirmation',
  mobile: 'field_mobile',
  range: 'field_range',
  type: 'field_type',
  unexpected: 'field_unexpected',
  taken: 'field_taken',
  incorrect: 'field_incorrect',
  common: 'field_common',
  ownName: 'field_ownName',
} as const satisfies Record<FieldError['rule'], string>;

/** These were explained above the form: the field only says what to do. */
const incorrectKeys = new Map(
  [
    'captcha',
    'verificationCode',
    'password',
    'oldPassword',
    'newPassword',
    'mobileNum',
    'affiliateCode',
  ].map((field) => [field, `incorrect_${field}`] as const),
);

/** Every key that {@link wordingOf} can return; each message set has a text for each. */
export const wordingKeys: readonly string[] = [
  ...patternKeys,
  ...Object.values(ruleKeys),
  ...incorrectKeys.values(),
];

/**
 * The message of a refused field (A3): `reg_pattern_{patternId}` for a wrong length or characters,
 * `incorrect_{field}` if only the server could know, else `field_{rule}`.
 */
export function wordingOf(error: FieldError): Wording {
  const patternText =
    error.rule === 'pattern' || error.rule === 'length' ? patternKey(error.patternId ?? '') : '';
  const fieldKey = error.rule === 'incorrect' ? incorrectKeys.get(error.field) : undefined;
  return {
    key: patternKeys.includes(patternText) ? patternText : (fieldKey ?? ruleKeys[error.rule]),
    min: error.min ?? 0,
    max: error.max ?? LONGEST_CHECKED_TEXT,
  };
}

/**
 * Fills (min) and (max) into a text. Where a text gives both as a range, such as
 * '(min)-(max)' or '(min) a (max)', equal bounds become the one number (A3).
 */
export function fillBounds(text: string, { min, max }: Pick<Wording, 'min' | 'max'>): string {
  const range = /\(min\)[^()]{0,12}\(max\)/gu;
  return (min === max ? text.replaceAll(range, String(max)) : text)
    .replaceAll('(min)', String(min))
    .replaceAll('(max)', String(max));
}
