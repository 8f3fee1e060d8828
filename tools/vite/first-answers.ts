import { DEFAULT_LANGUAGE } from '#contract/entities/language.ts';
import type { HostHeaders } from '#contract/hosting.ts';
import type { Page } from '#web/app/page.ts';
import type { PageName } from '#web/app/pages.ts';
import { publicCallsOf } from '#web/shell/public-calls.ts';

/**
 * The calls whose answers may be embedded in the page, by its address; `*` is every other address.
 */
export function firstAnswersOf(
  pages: Readonly<Record<PageName, Page>>,
): HostHeaders['firstAnswers'] {
  const places = Object.entries(pages).flatMap(([name, { paths, frame }]) =>
    paths.map((path) => ({ page: name as PageName, frame, path })),
  );
  const elsewhere = { page: undefined, frame: 'full', path: '*' } as const;
  return Object.fromEntries(
    [...places, elsewhere].map((place) => [place.path, publicCallsOf(place, DEFAULT_LANGUAGE)]),
  );
}
