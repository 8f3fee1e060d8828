/** Letters that people type as another letter, and that are not that letter with a mark. */
const plainLetters: Readonly<Record<string, string>> = { đ: 'd', ø: 'o', ł: 'l', ı: 'i' };

/** Text as it is compared in a search: without accents, in lower case, trimmed. */
export function foldText(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[đøłı]/gu, (letter) => plainLetters[letter] ?? letter)
    .trim();
}
