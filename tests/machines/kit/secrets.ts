import { isErrorCode } from '#contract/errors.ts';
import { isActorRef } from '#machines/simulation/actor-ref.ts';
import { CRASH_MESSAGE } from '#machines/simulation/acts.ts';
import { harmless } from './harmless.ts';

const secretKey =
  /(passw|secret|token|otp$|^pin$|^jwt$|authorization|credential|^code$|(sms|login|captcha|auth|verification|verify|confirm(ation)?)code$)/i;
const secretText = /^(eyJ[\w-]+\.[\w-]+\.|Bearer\s)/;

const knownKeys = new Map<string, boolean>();

/** The same few keys are used again and again. */
function isSecretKey(key: string): boolean {
  const known = knownKeys.get(key) ?? secretKey.test(key);
  knownKeys.set(key, known);
  return known;
}

/** Codes of errors are called `code` as well; they are public. */
function isPublic(key: string, value: unknown): boolean {
  const speaks = typeof value === 'string' || typeof value === 'number';
  return !speaks || value === '' || (key === 'code' && isErrorCode(String(value)));
}

/** Where a value holds something that looks like a secret, by key or by content. */
export function secretsIn(value: unknown, place: string): readonly string[] {
  if (typeof value === 'string') {
    if (value.includes(CRASH_MESSAGE)) return [`${place} repeats the text of an actor's error`];
    return secretText.test(value) ? [`${place} looks like a token`] : [];
  }
  if (value instanceof Error) return secretsIn(value.message, `${place}.message`);
  if (typeof value !== 'object' || value === null || isActorRef(value)) return [];
  if (harmless.has(value)) return [];
  return Object.entries(value).flatMap(([key, inner]: [string, unknown]) =>
    isSecretKey(key) && !isPublic(key, inner)
      ? [`${place}.${key} looks like a secret`]
      : secretsIn(inner, `${place}.${key}`),
  );
}
