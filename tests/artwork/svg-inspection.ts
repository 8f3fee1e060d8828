/**
 * Errors of an SVG document; empty if none. Besides being well-formed, it must contain nothing
 * executable and nothing external. (The window's own parser judges the XML.)
 */
export function svgFault(svg: string): string | undefined {
  const document = new DOMParser().parseFromString(svg, 'image/svg+xml');
  const error = document.querySelector('parsererror');
  if (error !== null) return error.textContent ?? 'not well-formed';
  if (document.documentElement.localName !== 'svg') return 'the root is not svg';
  for (const element of document.querySelectorAll('*')) {
    if (/^(script|foreignObject|image|a|style|animate)$/i.test(element.localName)) {
      return `${element.localName} does not belong here`;
    }
    for (const { name, value } of element.attributes) {
      if (name.startsWith('on')) return `${name} runs code`;
      if (name.endsWith('href') && !value.startsWith('#')) return `${value} is outside`;
      if (/NaN|undefined|Infinity/.test(value) && name !== 'aria-label')
        return `${name}="${value}"`;
    }
  }
  return undefined;
}

/** Every id that a document defines. */
export function idsOf(svg: string): string[] {
  return [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id = '']) => id);
}

/** Every id that a document refers to. */
export function referencesOf(svg: string): string[] {
  return [...svg.matchAll(/url\(#([^)]+)\)|href="#([^"]+)"/g)].map(
    ([, paint, use]) => paint ?? use ?? '',
  );
}
