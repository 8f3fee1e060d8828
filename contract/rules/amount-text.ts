import type { Currency } from '../entities/money.ts';

/** Reads an amount that a person typed or pasted (W2). */
export type AmountReading =
  | {
      readonly ok: true;
      /** Hundredths of the currency unit. */
      readonly amount: number;
    }
  | { readonly ok: false; readonly problem: AmountProblem };

/**
 * Why a text is not an amount: empty; not a number; another currency; more than two decimals;
 * negative; larger than any amount; or ambiguous, when its only separator could mean decimals or
 * thousands. Money is never guessed.
 */
export type AmountProblem =
  | 'empty'
  | 'notANumber'
  | 'otherCurrency'
  | 'tooPrecise'
  | 'negative'
  | 'tooLarge'
  | 'unclear';

/** Separators of decimals or thousands: full stop, comma, and their Arabic twins. */
const POINT = '.';
const COMMA = ',';
const ARABIC_DECIMAL = '\u066b';
const ARABIC_THOUSANDS = '\u066c';

/** The zero of every script whose digits people type. */
const ZEROS = [
  0x0030, 0x0660, 0x06f0, 0x0966, 0x09e6, 0x0be6, 0x0e50, 0x0ed0, 0x1040, 0x17e0, 0xff10,
];

/** How people write each currency besides its code, in capitals, in any language of the portal. */
const SIGNS: Readonly<Record<Currency, readonly string[]>> = {
  BRL: ['R$'],
  USD: ['$', 'US$', '$US'],
  EUR: ['€'],
  MXN: ['$', 'MX$', '$MX'],
  CNY: ['¥', 'CN¥', '¥CN', '元', 'RMB'],
  THB: ['฿'],
  MYR: ['RM'],
};
/**
 * Signs of other currencies that consist of letters; others are recognised as a currency character
 * or a code.
 */
const LETTER_SIGNS = [
  'KR',
  'ZŁ',
  'KČ',
  'FT',
  'LEI',
  'RP',
  'R',
  'FR',
  'ЛВ',
  '元',
  '円',
  '원',
  'RMB',
  'RM',
];
/** A sign before or after a number: a few letters, the currency character, or both. */
const SIGN = String.raw`\p{L}{0,3}\p{Sc}\p{L}{0,3}|\p{L}{1,3}`;
const SIGN_BEFORE = new RegExp(`^([-\u2212]?)(${SIGN})`, 'iu');
const SIGN_AFTER = new RegExp(`(${SIGN})([-\u2212]?)$`, 'iu');

/** More digits than the largest amount has. */
const MAX_DIGITS = 13;
/** No field accepts more, and nothing longer is an amount. */
const LONGEST_TEXT = 64;

/**
 * Reads an amount as people write and paste it: `50`, `1.234,56`, `1,234.56`, `R$ 10`, `١٢٫٥`. A
 * single separator before three digits means thousands if it is the thousands separator of the
 * page's language; if it is the decimal separator, the amount is ambiguous. The sign or code of
 * another currency is refused: `US$ 50` is not fifty reais.
 *
 * @param decimalMark the decimal separator in the language of the page
 * @param currency the currency of the amount
 */
export function readAmount(text: string, decimalMark: string, currency: Currency): AmountReading {
  if (text.length > LONGEST_TEXT) return refused('notANumber');
  const { plain, signs } = partsOf(withPlainDigits(text));
  const strange = signs.filter((sign) => !isOwnSign(sign, currency));
  if (strange.length > 0) return refused(strange.every(isSign) ? 'otherCurrency' : 'notANumber');
  if (plain === '') return refused('empty');
  const unsigned = plain.replace(/^[-\u2212]|[-\u2212]$/u, '');
  if (!/^[\d.,\u066b\u066c]+$/u.test(unsigned)) return refused('notANumber');
  const split = splitAt(unsigned, decimalMark);
  if (typeof split === 'string') return refused(split);
  const { whole, decimals } = split;
  // Only zeros may follow the second decimal.
  if (/[1-9]/u.test(decimals.slice(2))) return refused('tooPrecise');
  const digits = (whole + decimals.slice(0, 2).padEnd(2, '0')).replace(/^0+(?=\d)/u, '');
  if (digits.length > MAX_DIGITS) return refused('tooLarge');
  if (unsigned !== plain && digits !== '0') return refused('negative');
  return { ok: true, amount: Number(digits) };
}

function refused(problem: AmountProblem): AmountReading {
  return { ok: false, problem };
}

/** Converts digits of any script to ASCII. */
function withPlainDigits(text: string): string {
  return text.replace(/\p{Nd}/gu, (digit) => {
    const code = digit.codePointAt(0) ?? 0;
    const zero = ZEROS.find((first) => code >= first && code < first + 10);
    return zero === undefined ? digit : String(code - zero);
  });
}

/** The number and the signs around it, without spaces and direction marks. */
function partsOf(text: string): { readonly plain: string; readonly signs: readonly string[] } {
  const compact = text
    .replace(/[\s'’\u200e\u200f\u061c\u2066-\u2069]/gu, '')
    .replace(/\uff0c/gu, COMMA)
    .replace(/\uff0e/gu, POINT)
    .replace(/[\uff04\uffe5]/gu, (wide) => wide.normalize('NFKC'));
  const before = SIGN_BEFORE.exec(compact)?.[2];
  const rest = compact.replace(SIGN_BEFORE, '$1');
  const after = SIGN_AFTER.exec(rest)?.[1];
  return {
    plain: rest.replace(SIGN_AFTER, '$2'),
    signs: [before, after].flatMap((sign) => (sign === undefined ? [] : [sign.toUpperCase()])),
  };
}

function isOwnSign(sign: string, currency: Currency): boolean {
  return sign === currency || SIGNS[currency].includes(sign);
}

/** Whether a text names a currency: `€`, `US$`, `KR`, `USD`. */
function isSign(sign: string): boolean {
  return (
    /\p{Sc}/u.test(sign) ||
    LETTER_SIGNS.includes(sign) ||
    Intl.supportedValuesOf('currency').includes(sign)
  );
}

type Split = { readonly whole: string; readonly decimals: string };

/** The digits before and after the decimal separator. */
function splitAt(text: string, decimalMark: string): Split | AmountProblem {
  const marks = text.match(/\D/gu) ?? [];
  if (text.length === marks.length) return 'notANumber';
  const last = marks.at(-1);
  if (last === undefined) return { whole: text, decimals: '' };
  const kinds = new Set(marks);
  if (kinds.size > 2) return 'notANumber';
  const at = text.lastIndexOf(last);
  const after = text.slice(at + 1);
  const before = text.slice(0, at);
  const isDecimal = kindOf(text, marks, last, decimalMark);
  if (isDecimal === 'unclear') return 'unclear';
  if (isDecimal) {
    if (before.includes(last)) return 'notANumber';
    const whole = thousandsIn(before, marks[0] === last ? undefined : marks[0]);
    return whole === undefined ? 'notANumber' : { whole: whole || '0', decimals: after };
  }
  const whole = kinds.size === 1 ? thousandsIn(text, last) : undefined;
  return whole === undefined ? 'notANumber' : { whole, decimals: '' };
}

/** Whether the last separator starts the decimals. */
function kindOf(
  text: string,
  marks: readonly string[],
  last: string,
  decimalMark: string,
): boolean | 'unclear' {
  if (last === ARABIC_DECIMAL) return true;
  if (last === ARABIC_THOUSANDS) return false;
  const isAlone = new Set(marks).size === 1;
  // Another separator before it must be that of thousands.
  if (!isAlone) return true;
  if (marks.length > 1) return false;
  // `1.234`: three digits after it, and one to three before it, of which the first is not zero.
  if (!/^[1-9]\d{0,2}\D\d{3}$/u.test(text)) return true;
  return last === decimalMark ? 'unclear' : false;
}

/** The digits of a number grouped by this separator; undefined if it is not one. */
function thousandsIn(text: string, mark: string | undefined): string | undefined {
  if (mark === undefined) return /^\d*$/u.test(text) ? text : undefined;
  const groups = text.split(mark);
  const isGrouped = groups.every((group, index) =>
    index === 0 ? /^\d{1,3}$/u.test(group) : /^\d{3}$/u.test(group),
  );
  // In India the groups before the last have two digits.
  const isGroupedByTwo =
    groups.length > 1 &&
    groups.every((group, index) =>
      index === 0
        ? /^\d{1,2}$/u.test(group)
        : index === groups.length - 1
          ? /^\d{3}$/u.test(group)
          : /^\d{2}$/u.test(group),
    );
  return isGrouped || isGroupedByTwo ? groups.join('') : undefined;
}
