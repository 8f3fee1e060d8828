import { z } from 'zod/v4';
import { momentSchema, wholeNumberOf } from './entities/text.ts';
import type { ServerErrorCode } from './errors.ts';

/** The query of a paged list; `usual` is the default page size. */
export function paged(usual: number) {
  return {
    pageNo: wholeNumberOf(1, 100_000).default(1),
    pageSize: wholeNumberOf(1, 100).default(usual),
  };
}

/** One page of a list, with the number of pages. */
export function pageOf<Fields extends z.ZodRawShape>(fields: Fields) {
  return z.strictObject({ ...fields, totalPages: z.int().nonnegative() });
}

/**
 * The query of a record over a range of days: its first moment, and the first moment after it.
 * `rules/date-range.ts` checks the range; a call with one names `dateRangeCodes`.
 */
export function dateRange() {
  return { from: momentSchema, before: momentSchema };
}

/** Why a range is refused (W4). */
export const dateRangeCodes = [
  'date_range_reversed',
  'date_range_too_long',
  'date_range_in_future',
] as const satisfies readonly ServerErrorCode[];
