import { foldText } from '#contract/rules/fold-text.ts';

/** Shorter words are too similar to allow a typo. */
const SHORTEST_FORGIVEN = 4;
/** From this length on, two typos are allowed. */
const LONG_WORD = 8;

/** The fewest letters that can match one of the other words. */
const SHORTEST_OF_OTHERS = 3;
/** Filler words in Portuguese and English: a search is about the others. */
const joining = new Set('a as o os e d da das de do dos no na the of and in'.split(' '));
/** Portuguese diminutives, as in “tigrinho”, and their shortest stem. */
const smallForm = /^(\p{L}{3,}?)z?inh[oa]s?$/u;
/** Endings of the base word, as in “tigre”. */
const usualEnding = /^[aeo]?s?$/u;

/*
 * Distance of a name's word from the typed one: equal, prefix, contained. Matches of other words
 * rank below those of the name, and matches with typos below both. Each missing letter at the end
 * adds one.
 */
const BEGINS = 100;
const HOLDS = 200;
const OF_OTHERS = 400;
const PER_MISTAKE = 1_000;

/** The passes of a search, until something is found. */
export const readings = ['exact', 'withoutSmallForms', 'forgiving'] as const;
export type Reading = (typeof readings)[number];

/** What something is found by. */
export interface Named {
  readonly name: string;
  /** Words that find it too, such as the name of a game's vendor: from their first letters on. */
  readonly others?: string;
}

/** Names by their words (L3). */
export interface NameIndex {
  /**
   * The positions of entries whose words match every typed word, in any order and as far as typed;
   * and the distance of each, 0 for an exact match. If there is none: with Portuguese diminutives
   * removed; then with a typo: a letter wrong, missing, extra, or two swapped. Filler words only
   * count if there are no others.
   */
  find(search: string): ReadonlyMap<number, number>;
  /** The same by one reading alone, for a search over several indexes. */
  findBy(reading: Reading, search: string): ReadonlyMap<number, number>;
}

/** Whether a match is one of the name, and not of the other words alone. */
export function isOfName(distance: number): boolean {
  return distance < OF_OTHERS;
}

/** Indexes the names; a search's cost grows with their distinct words. */
export function createNameIndex(all: readonly Named[]): NameIndex {
  const byName = createWordIndex(all.map(({ name }) => name));
  const byOthers = createWordIndex(all.map(({ others = '' }) => others));

  const findAll = (wanted: readonly string[], reading: Reading): Map<number, number> =>
    wanted
      .map((one) => {
        const found = byName.find((word) => distanceOf(word, one, reading));
        const otherMatches = byOthers.find((word) => distanceOfOther(word, one, reading));
        for (const [place, distance] of otherMatches) {
          if (!found.has(place)) found.set(place, distance);
        }
        return found;
      })
      .reduce(common);

  const findBy = (reading: Reading, search: string): ReadonlyMap<number, number> => {
    const wanted = tellingWords(search);
    return wanted.length === 0 ? new Map() : findAll(wanted, reading);
  };

  return {
    findBy,
    find(search) {
      for (const reading of readings) {
        const found = findBy(reading, search);
        if (found.size > 0) return found;
      }
      return new Map();
    },
  };
}

/** The typed words, each once; without fillers, unless there is nothing else. */
function tellingWords(search: string): readonly string[] {
  const typed = [...new Set(wordsOf(search))];
  const telling = typed.filter((word) => !joining.has(word));
  return telling.length > 0 ? telling : typed;
}

/** The texts with a word. */
function createWordIndex(texts: readonly string[]) {
  const placesOf = new Map<string, number[]>();
  // Thousands of games have the same vendor: its words are read once.
  const wordsIn = new Map<string, ReadonlySet<string>>();
  for (const [place, text] of texts.entries()) {
    const words = wordsIn.get(text) ?? new Set(wordsOf(text));
    wordsIn.set(text, words);
    for (const word of words) {
      const places = placesOf.get(word);
      if (places) places.push(place);
      else placesOf.set(word, [place]);
    }
  }
  return {
    /** The texts with a close enough word, each with its nearest. */
    find(distance: (word: string) => number | undefined): Map<number, number> {
      const found = new Map<number, number>();
      for (const [word, places] of placesOf) {
        const far = distance(word);
        if (far === undefined) continue;
        for (const place of places) found.set(place, Math.min(far, found.get(place) ?? far));
      }
      return found;
    },
  };
}

/** The intersection, with summed distances. */
function common(one: ReadonlyMap<number, number>, other: ReadonlyMap<number, number>) {
  const both = new Map<number, number>();
  for (const [place, distance] of one) {
    const further = other.get(place);
    if (further !== undefined) both.set(place, distance + further);
  }
  return both;
}

/** Distance of the word from the typed one; undefined if it does not match. */
function distanceOf(word: string, typed: string, reading: Reading): number | undefined {
  const rest = Math.abs(word.length - typed.length);
  if (word === typed) return 0;
  if (word.startsWith(typed)) return BEGINS + rest;
  if (word.includes(typed)) return HOLDS + rest;
  if (reading === 'exact') return undefined;
  const stem = smallForm.exec(typed)?.[1];
  if (stem !== undefined && word.startsWith(stem) && usualEnding.test(word.slice(stem.length))) {
    return HOLDS + word.length - stem.length;
  }
  const made = reading === 'forgiving' ? mistakesIn(word, typed) : undefined;
  return made && made.begin * PER_MISTAKE + made.whole;
}

function distanceOfOther(word: string, typed: string, reading: Reading): number | undefined {
  if (typed.length < SHORTEST_OF_OTHERS) return undefined;
  if (word.startsWith(typed)) return OF_OTHERS + word.length - typed.length;
  const made = reading === 'forgiving' ? mistakesIn(word, typed) : undefined;
  return made && OF_OTHERS + made.begin * PER_MISTAKE + made.whole;
}

/** Between letters and digits; “d’ouro” is two words, as “de ouro” is. */
function wordsOf(text: string): string[] {
  return foldText(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
}

/** Typos until the word starts with the typed one, or equals it; undefined above the limit. */
function mistakesIn(word: string, typed: string): Mistakes | undefined {
  if (typed.length < SHORTEST_FORGIVEN) return undefined;
  const forgiven = typed.length < LONG_WORD ? 1 : 2;
  if (typed.length > word.length + forgiven) return undefined;
  const made = mistakes(word, typed, forgiven);
  return made.begin <= forgiven ? made : undefined;
}

/** The fewest typos between the typed text and a prefix of the word, and the whole word. */
interface Mistakes {
  readonly begin: number;
  readonly whole: number;
}

/** Counts typos up to `max`. */
function mistakes(word: string, typed: string, max: number): Mistakes {
  // The edit distance table, row by row; a row needs the two before it.
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
    if (Math.min(...current) > max) return { begin: max + 1, whole: max + 1 };
    before = last;
    last = current;
  }
  return { begin: Math.min(...last), whole: last.at(-1) ?? 0 };
}
