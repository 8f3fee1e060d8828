import type { PromotionDeed } from '#contract/entities/promotion-types.ts';

/**
 * What was pressed before a login that led away from the page, from the history entry in which
 * the intent's replay brought the person back (A19); null where nothing was.
 */
export function pressedBefore({ state }: { readonly state: unknown }): PromotionDeed | null {
  const pressed =
    typeof state === 'object' && state !== null && 'pressed' in state ? state.pressed : null;
  return pressed === 'claim' || pressed === 'join' || pressed === 'enter' ? pressed : null;
}
