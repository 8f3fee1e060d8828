import type { JudgeBet } from './game-desk.ts';
import type { LotteryBook } from './lottery.ts';

/** What play asks of the vendors. */
export interface VendorBooks {
  readonly lotteryBook: LotteryBook;
  readonly judge: JudgeBet;
}
