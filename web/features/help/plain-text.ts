/** Elements that words do not run across. */
const BLOCKS = 'p, li, h1, h2, h3, h4, h5, h6, td, th, div, dt, dd, blockquote, pre';

/**
 * The words of HTML, for a search and for excerpts. It is read as a document of its own, in which
 * nothing runs and nothing loads, and is shown as text.
 */
export function plainText(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  for (const hidden of body.querySelectorAll('script, style, template')) hidden.remove();
  for (const block of body.querySelectorAll(BLOCKS)) block.append(' ');
  return body.textContent.replaceAll(/\s+/gu, ' ').trim();
}

/** Length of an excerpt before it is rounded to whole words, in characters. */
const EXCERPT_LENGTH = 140;
/** How much of it stands before the first word that was found. */
const EXCERPT_LEAD = 40;

/** The part of a text around the first of its words that is wanted; its beginning where none is. */
export function excerptOf(text: string, isWanted: (word: string) => boolean): string {
  const hit = [...text.matchAll(/[\p{L}\p{N}\p{M}]+/gu)].find(([word]) => isWanted(word));
  const from = Math.max(0, (hit?.index ?? 0) - EXCERPT_LEAD);
  const start = from === 0 ? 0 : text.indexOf(' ', from) + 1;
  const rest = text.slice(start, start + EXCERPT_LENGTH);
  const isEnd = start + EXCERPT_LENGTH >= text.length;
  const end = isEnd ? rest : rest.slice(0, Math.max(rest.lastIndexOf(' '), 1));
  return `${start > 0 ? '…' : ''}${end}${isEnd ? '' : '…'}`;
}
