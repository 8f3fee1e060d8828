import DOMPurify, { type Config } from 'dompurify';
import { actingParameters } from '#web/platform/address/acting-parameters.ts';

/**
 * The allowed elements and attributes. Nothing that runs, styles, frames, submits or has a name: an
 * outside `id` or `name` could replace a property that scripts use (DOM clobbering).
 */
const policy = {
  ALLOWED_TAGS: [
    ['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'p', 'br', 'hr', 'div', 'blockquote', 'pre'],
    ['ul', 'ol', 'li', 'dl', 'dt', 'dd', 'figure', 'figcaption', 'img', 'a', 'span'],
    ['strong', 'b', 'em', 'i', 'u', 's', 'small', 'mark', 'sub', 'sup', 'code'],
    ['table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'],
  ].flat(),
  ALLOWED_ATTR: ['href', 'src', 'alt', 'width', 'height', 'colspan', 'rowspan', 'dir', 'lang'],
  ALLOW_ARIA_ATTR: false,
  ALLOW_DATA_ATTR: false,
  RETURN_DOM_FRAGMENT: true as const,
} satisfies Config;

const linkProtocols: readonly string[] = ['https:', 'http:', 'mailto:', 'tel:'];

/**
 * Sanitises HTML from outside. The result is nodes and not text: what was checked is what is shown,
 * because it is not parsed again.
 *
 * @param topHeading level of its top headings
 * @param isPage whether the portal has a page at a path
 */
export function sanitise(
  html: string,
  topHeading: number,
  isPage: (path: string) => boolean,
): DocumentFragment {
  const content = DOMPurify.sanitize(html, policy);
  for (const link of content.querySelectorAll('a')) tameLink(link, isPage);
  for (const picture of content.querySelectorAll('img')) tamePicture(picture);
  demoteHeadings(content, topHeading);
  return content;
}

/**
 * External pages open in another tab, without referrer or opener. Within its origin a link only
 * leads to pages.
 */
function tameLink(link: HTMLAnchorElement, isPage: (path: string) => boolean): void {
  const address = addressIn(link, 'href');
  if (!address || !linkProtocols.includes(address.protocol)) {
    link.removeAttribute('href');
  } else if (address.origin !== location.origin) {
    link.target = '_blank';
    link.rel = 'noopener noreferrer nofollow';
  } else if (!isPage(address.pathname)) {
    link.removeAttribute('href');
  } else if (actingParameters.some((name) => address.searchParams.has(name))) {
    for (const name of actingParameters) address.searchParams.delete(name);
    link.href = address.pathname + address.search + address.hash;
  }
}

/** An external picture would reveal the reader to its server; its description stays. */
function tamePicture(picture: HTMLImageElement): void {
  const address = addressIn(picture, 'src');
  if (address?.origin === location.origin) {
    if (!picture.hasAttribute('alt')) picture.alt = '';
  } else {
    picture.replaceWith(picture.alt);
  }
}

/** Headings keep their hierarchy, below the surrounding one. */
function demoteHeadings(content: DocumentFragment, topHeading: number): void {
  const headings = [...content.querySelectorAll('h1, h2, h3, h4, h5, h6')];
  const ranks = [...new Set(headings.map(({ localName }) => localName))].toSorted();
  let before = topHeading - 1;
  for (const heading of headings) {
    // No level is skipped, which would confuse screen readers.
    before = Math.min(topHeading + ranks.indexOf(heading.localName), before + 1, 6);
    const demoted = heading.ownerDocument.createElement(`h${before}`);
    demoted.append(...heading.childNodes);
    heading.replaceWith(demoted);
  }
}

function addressIn(element: Element, name: 'href' | 'src'): URL | null {
  const text = element.getAttribute(name);
  return text !== null && URL.canParse(text, location.href) ? new URL(text, location.href) : null;
}
