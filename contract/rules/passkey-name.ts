import { LONGEST_PASSKEY_NAME } from '../entities/passkey-types.ts';
import type { FieldError } from '../errors.ts';
import { checkField } from './field-rules.ts';

/** Normalises a passkey's name: composed letters, one space between words, trimmed. */
export function tidyPasskeyName(typed: string): string {
  return typed.normalize('NFC').trim().replaceAll(/ +/gu, ' ');
}

/** Checks the name of a passkey: missing, too long, or with invisible characters (A24). */
export function checkPasskeyName(field: string, typed: string): FieldError | undefined {
  return checkField(field, tidyPasskeyName(typed), {
    enabled: true,
    required: true,
    minLength: 1,
    maxLength: LONGEST_PASSKEY_NAME,
    acceptedPattern: '*',
    patternId: '',
  });
}
