/** Letters of a name that others may see, at most. */
const MOST_SHOWN_LETTERS = 2;

const segmenter = new Intl.Segmenter('pt');

/**
 * A name as others may see it: 'Ma***'. Of a short one less is shown, so that never more than half
 * of a name gets out, and its length never.
 */
export function maskedName(name: string): string {
  const letters = [...segmenter.segment(name.trim())].map(({ segment }) => segment);
  const shown = Math.min(MOST_SHOWN_LETTERS, Math.floor(letters.length / 2));
  return `${letters.slice(0, shown).join('')}***`;
}
