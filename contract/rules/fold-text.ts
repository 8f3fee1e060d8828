/**
 * Letters that people type in place of another, but that are not that letter with an accent; and the
 * sigma of a word's end.
 */
const plainLetters: Readonly<Record<string, string>> = {
  đ: 'd',
  ø: 'o',
  ł: 'l',
  ı: 'i',
  ς: 'σ',
  // The hyphen at which no line breaks.
  '\u2011': '-',
};

/** Normalises text for search: without accents, lower case, trimmed, with plain hyphens. */
export function foldText(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[đøłıς\u2011]/gu, (letter) => plainLetters[letter] ?? letter)
    .trim();
}
