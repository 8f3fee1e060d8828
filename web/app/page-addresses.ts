import { barsAreShown } from '#web/shared/page/bars.ts';
import { normalPath } from '#web/shared/page/normal-path.ts';
import type { Frame, Page } from './page.ts';
import { type PageName, pageNames, pages } from './pages.ts';

const descriptions: readonly Page[] = Object.values(pages);

/** The page at this path; undefined where there is none. */
export function pageAt(path: string): PageName | undefined {
  const normal = normalPath(path);
  return pageNames.find((name) => pages[name].paths.some((template) => isAt(normal, template)));
}

function isAt(path: string, template: string): boolean {
  const [own, wanted] = [path.split('/'), template.split('/')];
  return (
    own.length === wanted.length &&
    wanted.every((part, index) => normalPath(part) === own[index] || part.startsWith(':'))
  );
}

/** The page description of this address, without parameters. */
function descriptionOf(path: string): Page | undefined {
  const normal = normalPath(path);
  return descriptions.find(({ paths }) => paths.some((own) => normalPath(own) === normal));
}

/** Whether the path leads home (R1). */
export function isHome(path: string): boolean {
  return descriptionOf(path) === pages.index;
}

/** The frame of the page at this path; unknown paths have the full one. */
export function frameOf(path: string): Frame {
  return descriptionOf(path)?.frame ?? 'full';
}

/** Whether the bars are visible at this address (R6). */
export function barsAt(path: string, search: string): boolean {
  return barsAreShown(descriptionOf(path)?.bars, search);
}

/** Whether a site that requires a sign-in shows this path to visitors (R8). */
export function isOpenToVisitors(path: string): boolean {
  return descriptionOf(path)?.isOpen === true;
}
