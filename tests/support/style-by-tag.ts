/** What a style depends on where no style sheet is loaded: the element alone. */
const telling = ['hidden', 'open', 'type', 'style'] as const;

/** Windows that remember styles: files of tests may share one. */
const remembering = new WeakSet<Window>();

/**
 * jsdom works out the style of each element from every rule of its own sheet, again each time it is
 * asked, and queries by role and name ask thousands of times. Tests load no sheet of the portal: two
 * elements of one tag and with the same telling attributes have the same style, which is worked out
 * once.
 */
export function workOutStylesOnce(): void {
  if (remembering.has(window)) return;
  remembering.add(window);
  const workOut = window.getComputedStyle.bind(window);
  const known = new Map<string, CSSStyleDeclaration>();
  window.getComputedStyle = (element, pseudoElement) => {
    const key = [
      element.tagName,
      pseudoElement,
      ...telling.map((name) => element.getAttribute(name)),
    ];
    const name = key.join('\0');
    const style = known.get(name) ?? workOut(element, pseudoElement);
    known.set(name, style);
    return style;
  };
}
