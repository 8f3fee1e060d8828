import type { LaunchWay } from '#contract/rules/launch-way.ts';
import type { FoundGame, GameTab } from '../game-launch.types.ts';

function found(way: LaunchWay): { readonly ok: true; readonly value: FoundGame } {
  const value = { gameName: 'Seven Lanterns', vendor: 'Lantern Works', way, isClosed: false };
  return { ok: true, value };
}

/** A game inside the page, the usual way. */
export const slot = found('frame');
/** A game in its own tab. */
export const inTab = found('tab');
/** One game for each other way. */
export const kinds = (
  ['vendorList', 'seaLottery', 'lottery', 'vietnameseLottery', 'eLottery'] as const
).map(found);

export const opened = { ok: true, value: null } as const;
export const inMaintenance = { ok: false, code: 'game_under_maintenance' } as const;
export const vendorDown = { ok: false, code: 'vendor_unavailable' } as const;
export const blocked = { ok: false, code: 'popup_blocked' } as const;

export const memberSignedIn = { type: 'person.changed', who: 'member' } as const;
export const personLeft = { type: 'person.changed', who: 'visitor' } as const;

/** Where to continue after a sign-in. */
export const backToGame = { kind: 'navigate', to: '/game?id=slot-1' } as const;

/** The state while the game's page is open. */
export function at<const Game extends string>(game: Game, tab?: GameTab) {
  return { open: { game, ...(tab && { tab }) } };
}
