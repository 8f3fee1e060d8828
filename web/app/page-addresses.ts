import { barsAreShown } from '#web/shared/page/bars.ts';
import { type Frame, type Page, type PageName, pageNames, pages } from './pages.ts';

const descriptions: readonly Page[] = Object.values(pages);

/** Every address of the portal; those with a parameter as they stand in the description. */
export const pageAddresses: readonly string[] = descriptions.flatMap(({ paths }) => paths);

/** The page at this path; undefined where there is none. */
export function pageAt(path: string): PageName | undefined {
  return pageNames.find((name) => pages[name].paths.some((template) => isAt(path, template)));
}

function isAt(path: string, template: string): boolean {
  const [own, wanted] = [path.split('/'), template.split('/')];
  return (
    own.length === wanted.length &&
    wanted.every((part, index) => part === own[index] || part.startsWith(':'))
  );
}

/** The description of the page with exactly this address. */
function descriptionOf(path: string): Page | undefined {
  return descriptions.find(({ paths }) => paths.includes(path));
}

/** Whether the path leads home (R1). */
export function isHome(path: string): boolean {
  return descriptionOf(path) === pages.index;
}

/** What stands around the page at this path; an unknown one has everything. */
export function frameOf(path: string): Frame {
  return descriptionOf(path)?.frame ?? 'full';
}

/** Whether the bars are in sight at this address (R6). */
export function barsAt(path: string, search: string): boolean {
  return barsAreShown(descriptionOf(path)?.bars, search);
}

/** Whether a site that asks everybody to sign in still shows this path to visitors (R8). */
export function isOpenToVisitors(path: string): boolean {
  return descriptionOf(path.replace(/(?<=.)\/$/u, ''))?.isOpen === true;
}
