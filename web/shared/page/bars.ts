/** How the bars of a page that can hide them are, unless its address says otherwise. */
export type UsualBars = 'shown' | 'hidden';

/**
 * Whether the bars are in sight at this address (R6), where the toggle keeps its choice. A page that
 * cannot hide them always has them.
 */
export function barsAreShown(usual: UsualBars | undefined, search: string): boolean {
  const wish = /[?&]bars=([01])(?:&|$)/u.exec(search)?.[1] ?? (usual === 'hidden' ? '0' : '1');
  return usual === undefined || wish === '1';
}
