const signs = new Intl.Segmenter();

/** How many signs a text has, as people count them: a letter with its accent, a flag, a family. */
export function lengthOf(text: string): number {
  let length = 0;
  for (const _ of signs.segment(text)) length += 1;
  return length;
}
