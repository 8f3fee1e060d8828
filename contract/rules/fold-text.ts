/** Letters that people type in place of another, but that are not that letter with an accent. */
const plainLetters: Readonly<Record<string, string>> = { đ: 'd', ø: 'o', ł: 'l', ı: 'i' };

/** Normalises text for search: without accents, lower case, trimmed. */
export function foldText(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[đøłı]/gu, (letter) => plainLetters[letter] ?? letter)
    .trim();
}
