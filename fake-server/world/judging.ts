import type { JudgeBet } from '../vendors/games/game.types.ts';
import type { LotteryBook } from '../vendors/lottery/lottery.book.ts';
import type { LotteryBet } from '../vendors/lottery/lottery.types.ts';
import type { SportsBook } from '../vendors/sports/sports.book.ts';
import type { SportsBet } from '../vendors/sports/sports.types.ts';

/** Judges the bets of the two vendors who place any: each at the vendor that it was placed with. */
export function betJudge(sports: SportsBook, lottery: LotteryBook): JudgeBet {
  // What is kept was a bet of one of them, and only those of lotteries name a draw.
  return (bet, stake, now) =>
    isOnDraw(bet) ? lottery.judge(bet, stake, now) : sports.judge(bet as SportsBet, stake, now);
}

function isOnDraw(bet: unknown): bet is LotteryBet {
  return typeof bet === 'object' && bet !== null && 'drawNo' in bet;
}
