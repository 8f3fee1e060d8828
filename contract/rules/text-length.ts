const signs = new Intl.Segmenter();

/**
 * Length of a text in characters as people count them: an accented letter, a flag or a family emoji
 * is one.
 */
export function lengthOf(text: string): number {
  let length = 0;
  for (const _ of signs.segment(text)) length += 1;
  return length;
}
