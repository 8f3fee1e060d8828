import { foldText } from '#contract/rules/fold-text.ts';

/** The searched fields of an article. */
export interface Searchable {
  readonly title: string;
  /** Plain text, without markup. */
  readonly text: string;
}

/** Short words have no typos: one letter more or less would be another word. */
const SHORTEST_MISTYPED = 5;
/** Short word parts would match nearly everywhere. */
const SHORTEST_PART = 3;
/** A title match outweighs any number of text matches. */
const TITLE_WEIGHT = 4;

/** The normalised words of a text. */
export function wordsOf(text: string): string[] {
  return foldText(text).match(/[\p{L}\p{N}]+/gu) ?? [];
}

/**
 * How well a word matches a typed one: 3 equal, 2 prefix, 1 contained, 0 not at all. Both are
 * normalised.
 */
function closeness(word: string, typed: string): number {
  if (word === typed) return 3;
  if (word.startsWith(typed)) return 2;
  return typed.length >= SHORTEST_PART && word.includes(typed) ? 1 : 0;
}

/** How well a word matches with one typo: 2 the word, 1 a prefix, 0 not at all. */
function closenessOfSlip(word: string, typed: string): number {
  if (typed.length < SHORTEST_MISTYPED) return 0;
  if (isOneSlipAway(word, typed)) return 2;
  const { length } = typed;
  const isBegun = [length - 1, length, length + 1].some((reach) =>
    isOneSlipAway(word.slice(0, reach), typed),
  );
  return isBegun ? 1 : 0;
}

/** Whether the words differ by one letter: inserted, removed, replaced or swapped. */
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

/** An article with its distinct words. */
export interface Indexed<Article extends Searchable = Searchable> {
  readonly article: Article;
  readonly title: readonly string[];
  readonly text: readonly string[];
}

/** Indexes the articles once for all searches. */
export function indexed<Article extends Searchable>(
  articles: readonly Article[],
): readonly Indexed<Article>[] {
  return articles.map((article) => ({
    article,
    title: eachOnce(article.title),
    text: eachOnce(article.text),
  }));
}

/** A typed word with its matches among the articles' words. */
export type Term = (word: string) => number;

/** The matches of typed words. A word without any matches those with one typo. */
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
 * The matching articles, best first: those with all words or, if there are none, with the most, if
 * that is at least half. Accents, case and a typo are ignored (R7).
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
