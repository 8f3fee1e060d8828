import { dictionary } from '@zxcvbn-ts/language-common';
import type { FieldError } from '#contract/errors.ts';
import { checkField, type FieldRule } from '#contract/rules/field-rules.ts';

/** What others know about a password's owner. */
export interface PasswordOwnerNames {
  readonly account?: string | undefined;
  /** With its dialing code. */
  readonly mobile?: string | null | undefined;
  readonly email?: string | null | undefined;
}

/** With fewer distinct characters a password is a keyboard pattern. */
const FEWEST_DIFFERENT = 4;
/** A name with fewer further characters is still the name. */
const FEWEST_BESIDE_NAME = 4;
const SHORTEST_NAME = 3;
const SHORTEST_NUMBER = 6;

/** Some 49,000 passwords of leaked lists, in lower case, most frequent first. */
const commonPasswords: ReadonlySet<string> = new Set(dictionary['passwords-common']);

/**
 * Checks a chosen password: the site's rule, common passwords, and the owner's own names. Existing
 * passwords are never checked again.
 *
 * @param field the name of the field in the refusal
 */
export function checkNewPassword(
  field: string,
  password: string,
  rule: FieldRule,
  owner: PasswordOwnerNames,
): FieldError | undefined {
  const refused = checkField(field, password, { ...rule, enabled: true, required: true });
  if (refused) return refused;
  const plain = password.normalize('NFKC').toLowerCase();
  if (isCommon(plain)) return { field, rule: 'common' };
  return namesOf(owner).some((name) => isMadeOf(plain, name))
    ? { field, rule: 'ownName' }
    : undefined;
}

function isCommon(plain: string): boolean {
  return commonPasswords.has(plain) || new Set(plain).size < FEWEST_DIFFERENT;
}

function namesOf({ account = '', mobile, email }: PasswordOwnerNames): readonly string[] {
  const address = email?.toLowerCase() ?? '';
  const number = mobile?.replaceAll(/\D/gu, '') ?? '';
  return [
    ...[account.toLowerCase(), address, address.split('@')[0] ?? ''].filter(
      ({ length }) => length >= SHORTEST_NAME,
    ),
    // People know their number without its dialing code, which has up to four digits.
    ...[0, 1, 2, 3, 4]
      .map((digits) => number.slice(digits))
      .filter(({ length }) => length >= SHORTEST_NUMBER),
  ];
}

function isMadeOf(plain: string, name: string): boolean {
  return plain.includes(name) && plain.replaceAll(name, '').length < FEWEST_BESIDE_NAME;
}
