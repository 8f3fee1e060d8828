/** Elements that words do not run across. */
const BLOCKS = 'p, li, h1, h2, h3, h4, h5, h6, td, th, div, dt, dd, blockquote, pre';

/**
 * The words of HTML, for search and excerpts. It is parsed as an inert document, and shown as text.
 */
export function plainText(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  for (const hidden of body.querySelectorAll('script, style, template')) hidden.remove();
  for (const block of body.querySelectorAll(BLOCKS)) block.append(' ');
  return body.textContent.replaceAll(/\s+/gu, ' ').trim();
}
