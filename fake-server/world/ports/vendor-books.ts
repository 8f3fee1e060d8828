import type { AboutGame } from './game-about.ts';
import type { JudgeBet } from './game-operator.ts';
import type { LotteryBook } from './lottery.ts';
import type { TellRound } from './round-telling.ts';

/** What play asks of the vendors. */
export interface VendorBooks {
  readonly lotteryBook: LotteryBook;
  readonly judge: JudgeBet;
  readonly tell: TellRound;
  readonly about: AboutGame;
}
