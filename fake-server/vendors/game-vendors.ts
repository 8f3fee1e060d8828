import { createRandom } from '../kernel/random.ts';
import type { GameVendors } from '../world/ports/game-vendors.ts';
import { aboutGame } from './about-games.ts';
import { judgeHand } from './card-room/card-room.maths.ts';
import { isOfCardRoom, isOnDraw, roundDescriber } from './describe-round.ts';
import { createLotterySimulator } from './lottery/lottery.simulator.ts';
import { createSportsProvider } from './sports/sports.provider.ts';
import { createSportsSimulator, type SportsSimulator } from './sports/sports.simulator.ts';
import type { SportsBet } from './sports/sports.types.ts';

/** The matches and draws of the vendors in one world, and their judgement of its bets. */
export interface SimulatedGameVendors extends GameVendors {
  readonly sportsSimulator: SportsSimulator;
}

/** Opens the vendors' books: the same seed gives the same matches and draws. */
export function openGameVendors(seed: number): SimulatedGameVendors {
  const sportsSimulator = createSportsSimulator((name) =>
    createRandom(seed).fork(`sports ${name}`),
  );
  const lotteryProvider = createLotterySimulator((name) => createRandom(seed).fork(`draw ${name}`));
  return {
    sportsSimulator,
    sportsProvider: createSportsProvider(sportsSimulator),
    lotteryProvider,
    // Each bet is judged by the vendor that took it; only bets on lotteries name a draw.
    judge: (bet, stake, now) => {
      if (isOnDraw(bet)) return lotteryProvider.judge(bet, stake, now);
      if (isOfCardRoom(bet)) return judgeHand(bet, now);
      return sportsSimulator.judge(bet as SportsBet, stake, now);
    },
    tell: roundDescriber(sportsSimulator, lotteryProvider),
    about: aboutGame,
  };
}
