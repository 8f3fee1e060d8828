import { createRandom } from '../ground/random.ts';
import type { VendorBooks } from '../world/ports/vendor-books.ts';
import { aboutGame } from './about-games.ts';
import { judgeHand } from './card-room/card-room.maths.ts';
import { isOfCardRoom, isOnDraw, tellingOf } from './kept-outcomes.ts';
import { createLotteryBook } from './lottery/lottery.book.ts';
import { createSportsBook, type SportsBook } from './sports/sports.book.ts';
import type { SportsBet } from './sports/sports.types.ts';

/** The matches and draws of the vendors in one world, and their judgement of its bets. */
export interface Books extends VendorBooks {
  readonly sportsBook: SportsBook;
}

/** Opens the vendors' books: the same seed gives the same matches and draws. */
export function openBooks(seed: number): Books {
  const sportsBook = createSportsBook((name) => createRandom(seed).fork(`sports ${name}`));
  const lotteryBook = createLotteryBook((name) => createRandom(seed).fork(`draw ${name}`));
  return {
    sportsBook,
    lotteryBook,
    // Each bet is judged by the vendor that took it; only bets on lotteries name a draw.
    judge: (bet, stake, now) => {
      if (isOnDraw(bet)) return lotteryBook.judge(bet, stake, now);
      if (isOfCardRoom(bet)) return judgeHand(bet, now);
      return sportsBook.judge(bet as SportsBet, stake, now);
    },
    tell: tellingOf(sportsBook, lotteryBook),
    about: aboutGame,
  };
}
