import { isDeepStrictEqual } from 'node:util';
import { masked } from './mask.ts';

/** Pairs that show a fault by what differs between them, with the words between the two. */
const pairs: readonly (readonly [one: string, other: string, words: string])[] = [
  ['actual', 'expected', ', expected '],
  ['first', 'second', ', and then '],
  ['before', 'after', ', and afterwards '],
];

const MOST_DIFFERENCES = 8;
const MOST_ENTRIES = 4;
const LONGEST_TEXT = 300;
const LONGEST = 4_000;

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

interface Difference {
  readonly path: string;
  readonly one: unknown;
  readonly other: unknown;
}

/** Where two values differ, as deep inside as possible. */
function differencesOf(one: unknown, other: unknown, path = ''): readonly Difference[] {
  if (isDeepStrictEqual(one, other)) return [];
  if (!isObject(one) || !isObject(other) || Array.isArray(one) !== Array.isArray(other)) {
    return [{ path, one, other }];
  }
  const keys = [...new Set([...Object.keys(one), ...Object.keys(other)])];
  return keys.flatMap((key) => {
    const step = Array.isArray(one) ? `[${key}]` : `.${key}`;
    return differencesOf(one[key], other[key], path + step);
  });
}

/** Texts of answers are compared by what they say. */
function parsed(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  try {
    return JSON.parse(value);
  } catch {
    return value;
  }
}

/** A value without the middle of long lists and texts. */
function reduced(value: unknown): unknown {
  if (typeof value === 'string' && value.length > LONGEST_TEXT) {
    return `${value.slice(0, LONGEST_TEXT)}… (${value.length} characters)`;
  }
  if (Array.isArray(value)) {
    const more = value.length - MOST_ENTRIES;
    const kept = value.slice(0, MOST_ENTRIES).map(reduced);
    return more > 0 ? [...kept, `… ${more} more`] : kept;
  }
  if (!isObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, reduced(entry)]));
}

const inWords = (value: unknown): string =>
  typeof value === 'string' ? value : (JSON.stringify(reduced(value)) ?? 'nothing');

/** What shows a fault: where two things differ, or the whole without its long parts; no secrets. */
export function evidenceOf(value: unknown): string {
  const text = isObject(value) ? (differingParts(value) ?? wholeOf(value)) : wholeOf(value);
  const safe = masked(text);
  return safe.length > LONGEST ? `${safe.slice(0, LONGEST)}… (${safe.length} characters)` : safe;
}

function wholeOf(value: unknown): string {
  if (!isObject(value) || Array.isArray(value)) return inWords(parsed(value));
  return inWords(
    Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, parsed(entry)])),
  );
}

function differingParts(value: Readonly<Record<string, unknown>>): string | undefined {
  const pair = pairs.find(([one, other]) => one in value && other in value);
  if (!pair) return undefined;
  const [one, other, words] = pair;
  const differences = differencesOf(parsed(value[one]), parsed(value[other]));
  const lines = differences.slice(0, MOST_DIFFERENCES).map((difference) => {
    const { path } = difference;
    const place = path === '' ? '' : `${path.replace(/^\./u, '')}: `;
    return `${place}${inWords(difference.one)}${words}${inWords(difference.other)}`;
  });
  const more = differences.length - lines.length;
  return [...lines, ...(more > 0 ? [`and ${more} more differences`] : [])].join('\n');
}
