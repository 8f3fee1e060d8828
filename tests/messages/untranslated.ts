import type { LanguageCode } from '#contract/entities/language.ts';

/** Names of things, and what the languages of the portal took from English letter by letter. */
const names =
  /\b(?:Aurora(?: Play)?|Android|App|CPF|CSV|E2E|Facebook|Futsal|Google|IP|JPG|LINE|MB|OTP|PDF|Pix|PNG|QQ|Safari|SMS|USDT|VIP|WeChat|WhatsApp|Zalo|iPad|iPhone)\b/gu;

/** Words of a language that are written as in English or in Portuguese. */
const borrowed: Partial<Record<LanguageCode, readonly string[]>> = {
  ID: ['Bank', 'Bonus', 'Deposit', 'E-sports', 'Email', 'Hot', 'Menu', 'Saldo', 'Status'],
  PT: ['E-sports', 'Menu', 'Site', 'Slots'],
  VI: ['E-sports', 'Email', 'Menu'],
};

/** Languages that are not written in Latin letters. */
const scripts: Partial<Record<LanguageCode, RegExp>> = {
  CN: /\p{Script=Han}/u,
  TH: /\p{Script=Thai}/u,
};

const placeholders = /\{\{.*?\}\}|\((?:min|max)\)/gu;

/** The words of a text, without names and placeholders. */
function ownWords(text: string): string {
  return text.replaceAll(placeholders, ' ').replaceAll(names, ' ');
}

/**
 * Whether a text was left in another language, or copied from one: it equals one of `others`, or
 * uses letters of another script.
 */
export function isUntranslated(
  language: LanguageCode,
  text: string,
  others: readonly (string | undefined)[],
): boolean {
  const letters = ownWords(text).match(/\p{L}/gu) ?? [];
  if (letters.length === 0) return false;
  const own = scripts[language] ?? /\p{Script=Latin}/u;
  if (!letters.every((letter) => own.test(letter))) return true;
  return others.includes(text) && borrowed[language]?.includes(text) !== true;
}
