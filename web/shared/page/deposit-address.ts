import { returnAddress } from '#web/platform/address/return-address.ts';

/** Where money is paid in: the page `depositv2`. */
export const DEPOSIT_PATH = '/member/depositv2';

/** Pages in which a game runs that somebody can come back to. */
const games = /^\/(?:game|seamless|lottery|vnlottery)\?/u;

/** The page for paying in, with the way back to the game where money was short (W2). */
export function depositAddress(game: string): string {
  return `${DEPOSIT_PATH}?${new URLSearchParams({ to: game })}`;
}

/** The game that an address leads back to; undefined where it names none of this site. */
export function gameToReturnTo(search: string): string | undefined {
  const address = returnAddress(search);
  return games.test(address) ? address : undefined;
}
