import { isDeepStrictEqual } from 'node:util';
import { z } from 'zod/v4';
import type { ListDescription } from '#contract/list-descriptions.ts';

const objectSchema = z.record(z.string(), z.unknown());

/** One row of a list, as the answer has it. */
export type Row = Readonly<Record<string, unknown>>;

/** One page of a list. */
export interface Page {
  readonly rows: readonly Row[];
  /** Undefined for a list without pages. */
  readonly totalPages: number | undefined;
  /** What it says of all rows, on whichever page. */
  readonly totals: unknown;
}

/** Fields of a value that are about all rows of all pages. */
const totalFields = ['totals', 'totalGames', 'total', 'unread', 'earned', 'days'];

/** What stands in a field of a row: `game.vassalage`. */
export function fieldOf(row: unknown, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>((value, key) => objectSchema.safeParse(value).data?.[key], row);
}

/** The page in an answer's value; undefined where it has none, such as an open deposit of nobody. */
export function pageIn(value: unknown, { rows: field }: ListDescription): Page | undefined {
  const rows = z.array(objectSchema).safeParse(field === undefined ? value : fieldOf(value, field));
  const totalPages = z.number().safeParse(fieldOf(value, 'totalPages')).data;
  const totals = totalFields.map((name) => fieldOf(value, name));
  return rows.success ? { rows: rows.data, totalPages, totals } : undefined;
}

/** What tells a row apart from others; the whole row where equal ones can occur. */
export function identityOf(row: Row, { key }: ListDescription): string {
  return JSON.stringify(key.length === 0 ? row : key.map((path) => fieldOf(row, path)));
}

/** The first row that is there twice. */
export function repeatedRow(rows: readonly Row[], list: ListDescription): Row | undefined {
  if (list.key.length === 0) return undefined;
  const seen = new Set<string>();
  return rows.find((row) => {
    const identity = identityOf(row, list);
    const isRepeated = seen.has(identity);
    seen.add(identity);
    return isRepeated;
  });
}

/** Moments of any form that counts as one are compared as moments. */
function comparable(value: unknown): number | string {
  if (typeof value === 'number') return value;
  const text = typeof value === 'string' ? value : JSON.stringify(value ?? '');
  const moment = /^\d{4}-\d\d-\d\d/u.test(text) ? Date.parse(text) : Number.NaN;
  return Number.isNaN(moment) ? text : moment;
}

/** Below 0 where the first row comes before the second. */
function comparedBy(order: readonly string[], one: Row, other: Row): number {
  for (const field of order) {
    const isDescending = field.startsWith('-');
    const path = isDescending ? field.slice(1) : field;
    const [a, b] = [comparable(fieldOf(one, path)), comparable(fieldOf(other, path))];
    if (a !== b) return a < b === isDescending ? 1 : -1;
  }
  return 0;
}

/** Two rows next to each other in the wrong order. */
export function disorderIn(
  rows: readonly Row[],
  { order, first }: ListDescription,
): readonly Row[] | undefined {
  const isLate = (row: Row) =>
    first !== undefined && !isDeepStrictEqual(fieldOf(row, first.field), first.value);
  return rows
    .slice(1)
    .map((row, index): readonly Row[] => [rows[index] ?? row, row])
    .find(([one = {}, other = {}]) => {
      if (isLate(one) !== isLate(other)) return isLate(one);
      return comparedBy(order, one, other) > 0;
    });
}

/** The order of a list in words, for a report. */
export function orderInWords({ order, first }: ListDescription): string {
  const fields = order.map((field) =>
    field.startsWith('-') ? `${field.slice(1)}, descending` : `${field}, ascending`,
  );
  const before = first ? [`${first.field} = ${JSON.stringify(first.value)} first`] : [];
  return [...before, ...fields].join(', then ');
}
