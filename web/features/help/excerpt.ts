/** Length of an excerpt before it is rounded to whole words, in characters. */
const EXCERPT_LENGTH = 140;
/** How much of it precedes the first match. */
const EXCERPT_LEAD = 40;

/** The excerpt around the first match; the beginning if there is none. */
export function excerptOf(text: string, isWanted: (word: string) => boolean): string {
  const hit = [...text.matchAll(/[\p{L}\p{N}\p{M}]+/gu)].find(([word]) => isWanted(word));
  const from = Math.max(0, (hit?.index ?? 0) - EXCERPT_LEAD);
  const start = from === 0 ? 0 : text.indexOf(' ', from) + 1;
  const rest = text.slice(start, start + EXCERPT_LENGTH);
  const isEnd = start + EXCERPT_LENGTH >= text.length;
  const end = isEnd ? rest : rest.slice(0, Math.max(rest.lastIndexOf(' '), 1));
  return `${start > 0 ? '…' : ''}${end}${isEnd ? '' : '…'}`;
}
