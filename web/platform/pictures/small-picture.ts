/** Width of a game's picture in a row, in CSS pixels. */
export const GAME_PICTURE_WIDTH = 150;

/** Width of a promotion's picture on its card, in CSS pixels. */
export const PROMOTION_PICTURE_WIDTH = 600;

/** Width of a banner in the light mode, in CSS pixels. */
export const LIGHT_BANNER_WIDTH = 375;

/**
 * The address of a smaller version, by width in CSS pixels: a server without one sends the usual
 * picture (S15).
 */
export function smallPicture(address: string, width: number): string {
  return `${address}${address.includes('?') ? '&' : '?'}w=${width}`;
}
