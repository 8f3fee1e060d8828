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
 * Makes an SVG element.
 *
 * @param {string} tag
 * @param {Record<string, string>} attributes
 * @param {...(Node | string)} children
 */
export function drawing(tag, attributes, ...children) {
  const made = document.createElementNS('http://www.w3.org/2000/svg', tag);
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
  const attributes = { viewBox: '0 0 24 24', class: 'icon', 'aria-hidden': 'true' };
  return drawing('svg', attributes, drawing('path', { d: path }));
}

/** A value with what it is called; the value carries its id. @param {string} label @param {HTMLElement} value */
export function meter(label, value) {
  return element('div', { class: 'meter' }, element('label', { for: value.id }, label), value);
}

/** Whether the person wants things to stand still. */
export const stillness = matchMedia('(prefers-reduced-motion: reduce)');

/** @param {number} milliseconds */
export function pause(milliseconds) {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
