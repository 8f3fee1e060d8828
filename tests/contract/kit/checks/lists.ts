import { isDeepStrictEqual } from 'node:util';
import { z } from 'zod/v4';
import { type ListDescription, listDescriptions } from '#contract/list-descriptions.ts';
import type { Check, Examination } from '../check.ts';
import {
  disorderIn,
  fieldOf,
  identityOf,
  orderInWords,
  type Page,
  pageIn,
  type Row,
  repeatedRow,
} from '../list-laws.ts';
import type { KitRequest } from '../request.ts';

/** The most that a page may hold (`paged` in the contract). */
const WHOLE = 100;
/** Pages of this many rows show that they differ. */
const SMALL = 3;

const successSchema = z.object({ success: z.literal(true), value: z.unknown() });
const querySchema = z.record(z.string(), z.unknown());

/** Reads a list by a good request of its call, with other words in its query. */
class ListReader {
  readonly list: ListDescription;
  private readonly examination: Examination;
  private readonly request: KitRequest;

  constructor(examination: Examination, request: KitRequest, list: ListDescription) {
    this.examination = examination;
    this.request = request;
    this.list = list;
  }

  /** Whether it comes in pages. */
  get isPaged(): boolean {
    return 'pageSize' in this.query;
  }

  /** The fields that its query can have. */
  private get query(): Readonly<Record<string, z.ZodType | undefined>> {
    const { query } = this.examination.route;
    return query instanceof z.ZodObject ? query.shape : {};
  }

  private isOptional(name: string): boolean {
    return this.query[name]?.safeParse(undefined).success ?? true;
  }

  /** One page, by the words of its query that have to be there, and these. */
  async page(words: Readonly<Record<string, unknown>>): Promise<Page | undefined> {
    const parameters = querySchema.parse(this.request.query ?? {});
    const plain = Object.entries(parameters).filter(([name]) => !this.isOptional(name));
    const size = this.isPaged ? { pageSize: WHOLE } : {};
    const query = { ...Object.fromEntries(plain), ...size, ...words };
    const answer = await this.examination.send({ ...this.request, query });
    const value = successSchema.safeParse(answer.body);
    if (answer.status === 200 && value.success) return pageIn(value.data.value, this.list);
    return undefined;
  }
}

/** The rows and the order of one page. */
function requireOrder(examination: Examination, { rows }: Page, list: ListDescription): void {
  const repeated = repeatedRow(rows, list);
  if (repeated) examination.report('a row stands in a list twice', repeated);
  const disorder = disorderIn(rows, list);
  if (disorder) {
    examination.report(`a list is not sorted by ${orderInWords(list)}`, disorder);
  }
}

/** What is wrong with the small pages of a list; undefined if nothing is. */
async function faultOfPages(
  reader: ListReader,
  whole: Page,
): Promise<[string, unknown] | undefined> {
  if (whole.rows.length < 2) return undefined;
  const size = Math.min(SMALL, Math.ceil(whole.rows.length / 2));
  const first = await reader.page({ pageSize: size });
  const second = await reader.page({ pageSize: size, pageNo: 2 });
  if (!first || !second) return undefined;
  if (first.rows.length > size) {
    return ['pageSize is not heeded', { pageSize: size, rows: first.rows.length }];
  }
  const identities = (rows: readonly Row[]) => rows.map((row) => identityOf(row, reader.list));
  const together = identities([...first.rows, ...second.rows]);
  const expected = identities(whole.rows).slice(0, 2 * size);
  if (isDeepStrictEqual(identities(first.rows), identities(second.rows))) {
    return ['pageNo is not heeded: two pages are the same', { pageSize: size, rows: together }];
  }
  if (!isDeepStrictEqual(together, expected)) {
    return ['two small pages are not the beginning of a large one', { together, expected }];
  }
  if (!isDeepStrictEqual([first.totals, second.totals], [whole.totals, whole.totals])) {
    return ['the totals are those of a page', { page: second.totals, all: whole.totals }];
  }
  if (whole.totalPages !== 1) return undefined;
  const total = Math.ceil(whole.rows.length / size);
  if (first.totalPages !== total) {
    return ['totalPages does not follow from the rows', { totalPages: first.totalPages, total }];
  }
  return faultAtEnd(reader, whole, size);
}

/** What is wrong with the last page, and with one beyond it. */
async function faultAtEnd(
  reader: ListReader,
  { rows }: Page,
  size: number,
): Promise<[string, unknown] | undefined> {
  const pages = Math.ceil(rows.length / size);
  const last = await reader.page({ pageSize: size, pageNo: pages });
  const rest = rows.slice((pages - 1) * size).map((row) => identityOf(row, reader.list));
  const shown = last?.rows.map((row) => identityOf(row, reader.list));
  if (!isDeepStrictEqual(shown, rest)) {
    return ['the last page does not hold the rest', { shown, rest }];
  }
  const beyond = await reader.page({ pageSize: size, pageNo: pages + 1 });
  return !beyond || beyond.rows.length > 0
    ? ['a page after the last one is not an empty one', beyond ?? 'no page']
    : undefined;
}

/** A value of this field that some rows have, and others do not. */
function dividing(rows: readonly Row[], field: string): unknown {
  const values = rows.map((row) => fieldOf(row, field));
  return values.find(
    (value) => typeof value === 'string' && values.some((other) => other !== value),
  );
}

async function requireFilters(examination: Examination, reader: ListReader, whole: Page) {
  for (const [name, field] of Object.entries(reader.list.filters ?? {})) {
    const value = dividing(whole.rows, field);
    if (value === undefined) continue;
    const rows = (await reader.page({ [name]: value }))?.rows ?? [];
    const stranger = rows.find((row) => fieldOf(row, field) !== value);
    if (stranger) examination.report(`the filter ${name} lets others through`, { value, stranger });
    else if (rows.length === 0) {
      examination.report(`the filter ${name} keeps out what it asks for`, { value });
    }
  }
}

/** A later begin keeps earlier rows out, and lets later ones through. */
async function requireRange(examination: Examination, reader: ListReader, whole: Page) {
  const { range } = reader.list;
  const moments = whole.rows.map((row) => String(fieldOf(row, range ?? '')));
  const from = moments[Math.floor(moments.length / 2)];
  if (range === undefined || from === undefined || from === moments.at(-1)) return;
  const rows = (await reader.page({ from }))?.rows ?? [];
  const early = rows.find((row) => String(fieldOf(row, range)) < from);
  if (early) examination.report('the range of days lets earlier rows through', { from, early });
  else if (rows.length === 0) examination.report('the range of days keeps out its rows', { from });
}

/**
 * Lists hold each row once, in the promised order. Small pages are the beginning of a large one, the
 * last one holds the rest, and one beyond it is empty. Filters and ranges of days are heeded.
 */
export const lists: Check = {
  name: 'lists',
  rank: 'core',
  appliesTo: ({ name }) => name in listDescriptions,
  missing: ({ goodRequest }) => (goodRequest ? undefined : 'no good requests are known'),
  async run(examination) {
    const { subject, route } = examination;
    const list = listDescriptions[route.name];
    const request = (await subject.goodRequest?.(route.name)) ?? 'none is known';
    if (typeof request === 'string') {
      examination.skip(request);
      return;
    }
    if (!list) return;
    const reader = new ListReader(examination, request, list);
    const whole = await reader.page({});
    if (!whole) return;
    requireOrder(examination, whole, list);
    await requireFilters(examination, reader, whole);
    await requireRange(examination, reader, whole);
    if (!reader.isPaged) return;
    if (!(await faultOfPages(reader, whole))) return;
    // Rows may have come in between: what differs is read once more.
    const again = await reader.page({});
    const fault = again && (await faultOfPages(reader, again));
    if (fault) examination.report(...fault);
  },
};
