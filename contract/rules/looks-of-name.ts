import { foldText } from './fold-text.ts';

/**
 * Look-alike letters, by the letter they look like: of Cyrillic, Greek, Armenian and Cherokee, and
 * characters that are hard to tell apart in most fonts.
 */
const alike: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries({
    a: 'аΑαА',
    b: 'ВΒ',
    c: 'сС',
    d: 'ԁ',
    e: 'еЕΕε',
    g: 'ԍ',
    h: 'һНΗ',
    i: 'іιί',
    j: 'јЈ',
    k: 'кКΚκ',
    l: 'I1|ІΙӀ',
    m: 'мМΜ',
    n: 'Νո',
    o: '0оОοΟօ',
    p: 'рРρΡ',
    q: 'ԛ',
    s: 'ѕЅ',
    t: 'тТτΤ',
    u: 'υս',
    v: 'ν',
    w: 'ԝω',
    x: 'хХχΧ',
    y: 'уУΥγ',
    z: 'Ζ',
  }).flatMap(([letter, others]) => others.split('').map((other) => [other, letter])),
);

function lookOf(text: string): string {
  const plain = text.replaceAll(/[\p{L}\p{N}|]/gu, (sign) => alike[sign] ?? sign);
  return foldText(plain).replaceAll(/[^\p{L}\p{N}]/gu, '');
}

/**
 * The looks of a name, as typed and in lower case: two names that share a look are hard to tell
 * apart. Width, accents, spaces, punctuation and script are ignored.
 */
export function looksOfName(name: string): readonly string[] {
  const composed = name.normalize('NFKC');
  return [...new Set([lookOf(composed), lookOf(composed.toLowerCase())])];
}
