import { routes } from '#web/app/route-table.ts';

/** Whether the bars are in sight at this address (R6). The toggle keeps its choice there. */
export function barsAreShown(path: string, search: string): boolean {
  const bars = routes.find(({ paths }) => paths.includes(path))?.bars;
  const wish = /[?&]bars=([01])(?:&|$)/u.exec(search)?.[1] ?? (bars === 'hidden' ? '0' : '1');
  return bars === undefined || wish === '1';
}
