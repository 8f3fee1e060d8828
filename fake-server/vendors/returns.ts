import type { GameKind } from '../world/ports/game-operator.ts';
import { baccaratReturns } from './baccarat/baccarat.return.ts';
import { CARD_ROOM_RETURN } from './card-room/card-room.maths.ts';
import { CRASH_RETURN } from './crash/crash.maths.ts';
import { FISH_RETURN } from './fish/fish.maths.ts';
import { LOTTERY_RETURN } from './lottery/lottery.plays.ts';
import { rouletteReturn } from './roulette/roulette.maths.ts';
import { slotReturn } from './slot/slot.return.ts';
import { MARGIN } from './sports/sports.odds.ts';
import { statedReturn } from './stated-return.ts';

/** The exact return of each kind; of the best bet if there are several. */
const exact: Readonly<Record<GameKind, number>> = {
  slot: slotReturn(),
  table: baccaratReturns().banker,
  roulette: rouletteReturn('n0'),
  crash: CRASH_RETURN,
  cards: CARD_ROOM_RETURN,
  fish: FISH_RETURN,
  sports: 1 / (1 + MARGIN),
  esports: 1 / (1 + MARGIN),
  lottery: LOTTERY_RETURN,
};

/** The return of each kind of game, as portal and game page state it (L5b). */
export function returnOfKind(kind: GameKind): number {
  return statedReturn(exact[kind]);
}
