import type { JudgeBet } from '../world/ports/game-desk.ts';
import type { LotteryBet } from '../world/ports/lottery.ts';
import type { LotteryBook } from './lottery/lottery.book.ts';
import type { SportsBook } from './sports/sports.book.ts';
import type { SportsBet } from './sports/sports.types.ts';

/** Judges the bets of the two vendors who place any: each at the vendor that it was placed with. */
export function betJudge(sports: SportsBook, lottery: LotteryBook): JudgeBet {
  // What is kept was a bet of one of them, and only those of lotteries name a draw.
  return (bet, stake, now) =>
    isOnDraw(bet) ? lottery.judge(bet, stake, now) : sports.judge(bet as SportsBet, stake, now);
}

function isOnDraw(bet: unknown): bet is LotteryBet {
  return typeof bet === 'object' && bet !== null && 'drawNo' in bet;
}
