import { DEFAULT_LANGUAGE } from '#contract/entities/language.ts';
import type { HostHeaders } from '#contract/hosting.ts';
import type { Page, PageName } from '#web/app/pages.ts';
import { publicCallsOf } from '#web/shell/public-calls.ts';

/** The calls whose answers may stand in a page, for each address where they are not the usual ones. */
export function firstAnswersOf(
  pages: Readonly<Record<PageName, Page>>,
): HostHeaders['firstAnswers'] {
  const home = publicCallsOf('index', DEFAULT_LANGUAGE);
  return {
    '*': publicCallsOf(undefined, DEFAULT_LANGUAGE),
    ...Object.fromEntries(pages.index.paths.map((path) => [path, home])),
  };
}
