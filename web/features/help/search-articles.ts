import { foldText } from '#contract/rules/fold-text.ts';

/** What a search reads of an article. */
export interface Searchable {
  readonly title: string;
  /** Plain text, without markup. */
  readonly text: string;
}

/** Words this short are typed on purpose: one letter more or less would be another word. */
const SHORTEST_MISTYPED = 5;
/** Parts of words this short would be found nearly everywhere. */
const SHORTEST_PART = 3;
/** A word of the title says more than one of the text, however often that comes. */
const TITLE_WEIGHT = 4;

/** The words of a text as they are compared. */
export function wordsOf(text: string): string[] {
  return foldText(text).match(/[\p{L}\p{N}]+/gu) ?? [];
}

/**
 * How well a word of a text answers a word that was typed: 3 the same, 2 its beginning, 1 a part
 * of it, 0 not at all. Both are folded.
 */
function closeness(word: string, typed: string): number {
  if (word === typed) return 3;
  if (word.startsWith(typed)) return 2;
  return typed.length >= SHORTEST_PART && word.includes(typed) ? 1 : 0;
}

/**
 * How well a word answers what was typed with one slip of the finger: 2 it is that word, 1 its
 * beginning is, 0 not at all.
 */
function closenessOfSlip(word: string, typed: string): number {
  if (typed.length < SHORTEST_MISTYPED) return 0;
  if (isOneSlipAway(word, typed)) return 2;
  const { length } = typed;
  const isBegun = [length - 1, length, length + 1].some((reach) =>
    isOneSlipAway(word.slice(0, reach), typed),
  );
  return isBegun ? 1 : 0;
}

/** Whether one letter more, less, other or swapped with its neighbour makes one the other. */
function isOneSlipAway(one: string, other: string): boolean {
  let start = 0;
  while (start < one.length && one[start] === other[start]) start += 1;
  let end = 0;
  const shorter = Math.min(one.length, other.length) - start;
  while (end < shorter && one.at(-1 - end) === other.at(-1 - end)) end += 1;
  const [left, right] = [one, other].map((text) => text.slice(start, text.length - end));
  if (left === undefined || right === undefined) return false;
  if (left.length <= 1 && right.length <= 1) return true;
  return left.length === 2 && right.length === 2 && left[0] === right[1] && left[1] === right[0];
}

function eachOnce(text: string): string[] {
  return [...new Set(wordsOf(text))];
}

/** An article with its words, each once. */
export interface Indexed<Article extends Searchable = Searchable> {
  readonly article: Article;
  readonly title: readonly string[];
  readonly text: readonly string[];
}

/** Reads the articles once for all searches. */
export function indexed<Article extends Searchable>(
  articles: readonly Article[],
): readonly Indexed<Article>[] {
  return articles.map((article) => ({
    article,
    title: eachOnce(article.title),
    text: eachOnce(article.text),
  }));
}

/** A word that was typed, as the articles know it: how well a word of theirs answers it. */
export type Term = (word: string) => number;

/**
 * What the words that were typed stand for among the words of the articles. One that is found
 * nowhere stands for those that are a slip of the finger away.
 */
export function termsOf(typed: string, index: readonly Indexed[]): readonly Term[] {
  const known = [...new Set(index.flatMap(({ title, text }) => [...title, ...text]))];
  return eachOnce(typed).map((typedWord): Term => {
    if (known.some((word) => closeness(word, typedWord) > 0)) {
      return (word) => closeness(word, typedWord);
    }
    const meant = new Map(known.map((word) => [word, closenessOfSlip(word, typedWord)]));
    return (word) => meant.get(word) ?? 0;
  });
}

/**
 * The articles that answer what was typed, the best first: those with all of its words or, where
 * there is none, those with the most of them, if these are at least half. Accents, case and a slip
 * of the finger do not matter (R7).
 */
export function searchArticles<Article extends Searchable>(
  index: readonly Indexed<Article>[],
  terms: readonly Term[],
): readonly Article[] {
  const judged = index.map(({ article, title, text }) => {
    const scores = terms.map((term) => TITLE_WEIGHT * best(title, term) + best(text, term));
    return {
      article,
      found: scores.filter((score) => score > 0).length,
      score: scores.reduce((sum, score) => sum + score, 0),
    };
  });
  const max = Math.max(0, ...judged.map(({ found }) => found));
  if (max === 0 || max < terms.length / 2) return [];
  return judged
    .filter(({ found }) => found === max)
    .toSorted((one, other) => other.score - one.score)
    .map(({ article }) => article);
}

function best(words: readonly string[], term: Term): number {
  return Math.max(0, ...words.map(term));
}
