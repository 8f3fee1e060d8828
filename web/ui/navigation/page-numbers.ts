/** Neighbouring pages that a pagination shows, and pages at either end (specification §9). */
const PAGE_RANGE = 3;
const PAGE_MARGIN = 1;

/** What a pagination shows in one place: a page by its number, or a gap between two. */
export type PagePlace = number | 'gap';

/**
 * The places of a pagination: the pages around the current one, those at the ends, and gaps in
 * between. A gap never hides a single page. Pages count from 1.
 */
export function pagePlaces(current: number, pages: number): readonly PagePlace[] {
  const first = Math.max(1, Math.min(current - Math.floor(PAGE_RANGE / 2), pages - PAGE_RANGE + 1));
  const isShown = (page: number) =>
    page <= PAGE_MARGIN ||
    page > pages - PAGE_MARGIN ||
    (page >= first && page < first + PAGE_RANGE);
  return Array.from({ length: pages }, (_, index) => index + 1).flatMap((page): PagePlace[] => {
    if (isShown(page)) return [page];
    if (isShown(page - 1) && isShown(page + 1)) return [page];
    return isShown(page - 1) ? ['gap'] : [];
  });
}
