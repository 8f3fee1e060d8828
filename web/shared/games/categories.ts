import type { GameCategory } from '#contract/entities/game.ts';
import { BallIcon } from '#web/ui/icons/BallIcon.tsx';
import { CardsIcon } from '#web/ui/icons/CardsIcon.tsx';
import { ElotteryIcon } from '#web/ui/icons/ElotteryIcon.tsx';
import { FishIcon } from '#web/ui/icons/FishIcon.tsx';
import { GamepadIcon } from '#web/ui/icons/GamepadIcon.tsx';
import { HouseIcon } from '#web/ui/icons/HouseIcon.tsx';
import { LiveDealerIcon } from '#web/ui/icons/LiveDealerIcon.tsx';
import { LotteryIcon } from '#web/ui/icons/LotteryIcon.tsx';
import { SlotsIcon } from '#web/ui/icons/SlotsIcon.tsx';

/** The lobby's categories in the order of the menu, each with its path segment and icon (R5, S2). */
export const lobbyCategories = [
  { category: 'RNG', segment: 'rng', Icon: SlotsIcon },
  { category: 'LIVE', segment: 'live', Icon: LiveDealerIcon },
  { category: 'FISH', segment: 'fish', Icon: FishIcon },
  { category: 'PVP', segment: 'pvp', Icon: CardsIcon },
  { category: 'SPORTS', segment: 'sports', Icon: BallIcon },
  { category: 'ESPORTS', segment: 'esports', Icon: GamepadIcon },
  { category: 'LOTT', segment: 'lottery', Icon: LotteryIcon },
  { category: 'ELOTT', segment: 'elott', Icon: ElotteryIcon },
  { category: 'INHOUSE', segment: 'inhouse', Icon: HouseIcon },
] as const satisfies readonly { category: GameCategory; segment: string; Icon: typeof SlotsIcon }[];

/** A category with its own lobby. */
export type LobbyCategory = (typeof lobbyCategories)[number]['category'];
