/** Text as it is compared in a search: without accents, in lower case, trimmed. */
export function foldText(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().trim();
}
