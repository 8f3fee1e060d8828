import { foldText } from '#contract/rules/fold-text.ts';

/** Shorter words are too alike to forgive a mistake in them. */
const SHORTEST_FORGIVEN = 4;
/** From this length on, two mistakes in a word are forgiven. */
const LONG_WORD = 8;

/** Names by their words (L3). */
export interface NameIndex {
  /**
   * The places of the names that hold every word of the search, in any order and as far as they
   * are typed. Where none does, of those that do with a mistake: a letter wrong, missing, too
   * much, or two in each other's place.
   */
  find(search: string): ReadonlySet<number>;
}

/** Takes the names in; what a search costs grows with their different words. */
export function createNameIndex(allNames: readonly string[]): NameIndex {
  const namesOfWord = new Map<string, number[]>();
  for (const [place, name] of allNames.entries()) {
    for (const word of new Set(wordsOf(name))) {
      const names = namesOfWord.get(word);
      if (names) names.push(place);
      else namesOfWord.set(word, [place]);
    }
  }
  const words = [...namesOfWord.keys()];

  const namesWith = (fits: (word: string) => boolean) =>
    new Set(words.filter(fits).flatMap((word) => namesOfWord.get(word) ?? []));
  const namesWithAll = (wanted: readonly string[], fits: (word: string, one: string) => boolean) =>
    wanted
      .map((one) => namesWith((word) => fits(word, one)))
      .reduce((common, found) => new Set([...common].filter((place) => found.has(place))));

  return {
    find(search) {
      const wanted = [...new Set(wordsOf(search))];
      if (wanted.length === 0) return new Set();
      const exact = namesWithAll(wanted, (word, one) => word.includes(one));
      if (exact.size > 0) return exact;
      return namesWithAll(wanted, (word, one) => word.includes(one) || isNearly(word, one));
    },
  };
}

function wordsOf(text: string): string[] {
  return foldText(text)
    .split(/\s+/u)
    .filter((word) => word !== '');
}

/** Whether the word begins as typed but for a mistake, or two in a long word. */
function isNearly(word: string, typed: string): boolean {
  if (typed.length < SHORTEST_FORGIVEN) return false;
  const forgiven = typed.length < LONG_WORD ? 1 : 2;
  return typed.length <= word.length + forgiven && mistakes(word, typed, forgiven) <= forgiven;
}

/**
 * The fewest mistakes with which what is typed becomes the beginning of the word, counted until
 * they are more than `most`.
 */
function mistakes(word: string, typed: string, most: number): number {
  // Row by row of the table of edits between both beginnings; a row needs the two before it.
  let before: number[] = [];
  let last = Array.from({ length: word.length + 1 }, (_, column) => column);
  for (let row = 1; row <= typed.length; row++) {
    const current = [row];
    for (let column = 1; column <= word.length; column++) {
      const same = typed[row - 1] === word[column - 1];
      const swapped =
        row > 1 &&
        column > 1 &&
        typed[row - 1] === word[column - 2] &&
        typed[row - 2] === word[column - 1];
      current.push(
        Math.min(
          (last[column] ?? 0) + 1,
          (current[column - 1] ?? 0) + 1,
          (last[column - 1] ?? 0) + (same ? 0 : 1),
          swapped ? (before[column - 2] ?? 0) + 1 : Infinity,
        ),
      );
    }
    if (Math.min(...current) > most) return most + 1;
    before = last;
    last = current;
  }
  return Math.min(...last);
}
