import type { AboutGame } from './game-about.ts';
import type { JudgeBet } from './game-operator.ts';
import type { LotteryProvider } from './lottery.ts';
import type { DescribeRound } from './round-description.ts';
import type { SportsProvider } from './sports.ts';

/** What play asks of the vendors. */
export interface GameVendors {
  readonly lotteryProvider: LotteryProvider;
  readonly sportsProvider: SportsProvider;
  readonly judge: JudgeBet;
  readonly tell: DescribeRound;
  readonly about: AboutGame;
}
