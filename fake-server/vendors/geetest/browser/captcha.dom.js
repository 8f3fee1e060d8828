/**
 * Makes an element. Attributes only: no inline style, which the page's policy would refuse.
 *
 * @template {keyof HTMLElementTagNameMap} Tag
 * @param {Tag} tag
 * @param {Record<string, string>} [attributes]
 * @param {...(Node | string)} children
 * @returns {HTMLElementTagNameMap[Tag]}
 */
export function element(tag, attributes = {}, ...children) {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value);
  made.append(...children);
  return made;
}

/**
 * A line icon.
 *
 * @param {string} path within 24 × 24
 */
export function icon(path) {
  const namespace = 'http://www.w3.org/2000/svg';
  const svg = document.createElementNS(namespace, 'svg');
  svg.setAttribute('viewBox', '0 0 24 24');
  svg.setAttribute('aria-hidden', 'true');
  const line = document.createElementNS(namespace, 'path');
  line.setAttribute('d', path);
  svg.append(line);
  return svg;
}

/**
 * A host whose styles touch nothing of the page, and the other way round.
 *
 * @param {Element} parent
 * @param {string} name value of `data-geetest`, for tests to find it
 * @param {CSSStyleSheet} style
 * @param {string} lang
 */
export function shadowHost(parent, name, style, lang) {
  const host = element('div', { 'data-geetest': name, lang });
  const root = host.attachShadow({ mode: 'open' });
  root.adoptedStyleSheets = [style];
  parent.append(host);
  return { host, root };
}

export const stillness = matchMedia('(prefers-reduced-motion: reduce)');

/** Shakes an element for a wrong answer. @param {Element} target */
export function shake(target) {
  if (stillness.matches) return;
  const steps = [0, -9, 8, -6, 4, 0].map((x) => ({ transform: `translateX(${x}px)` }));
  target.animate(steps, { duration: 380, easing: 'ease-out' });
}
