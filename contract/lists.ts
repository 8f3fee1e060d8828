import { z } from 'zod/v4';
import { momentSchema, wholeNumberOf } from './entities/text.ts';
import type { ServerErrorCode } from './errors.ts';

/** What a call asks of a list that is answered a page at a time; `usual` is the usual page's size. */
export function paged(usual: number) {
  return {
    pageNo: wholeNumberOf(1, 100_000).default(1),
    pageSize: wholeNumberOf(1, 100).default(usual),
  };
}

/** One page of such a list: what is on it, and how many pages there are. */
export function pageOf<Fields extends z.ZodRawShape>(fields: Fields) {
  return z.strictObject({ ...fields, totalPages: z.int().nonnegative() });
}

/**
 * What a call asks of a record that is of a range of days: its first moment, and the first moment
 * after it. The range is held to `rules/date-range.ts`; a call that has one names `dateRangeCodes`.
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
