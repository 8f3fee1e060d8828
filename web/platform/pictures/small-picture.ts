/** Width of a game's picture in a row, in CSS pixels. */
export const GAME_PICTURE_WIDTH = 150;

/** The address of a smaller version, by width in CSS pixels: who has none sends the usual picture (S15). */
export function smallPicture(address: string, width: number): string {
  return `${address}${address.includes('?') ? '&' : '?'}w=${width}`;
}
