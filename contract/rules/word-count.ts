const words = new Intl.Segmenter(undefined, { granularity: 'word' });

/** Number of words of a text; also for languages without spaces between words. */
export function countWords(text: string): number {
  let count = 0;
  for (const { isWordLike } of words.segment(text)) if (isWordLike) count += 1;
  return count;
}
