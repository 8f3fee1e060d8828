import type { DrawTime, Lottery, LotteryProvider } from '#fake-server/world/ports/lottery.ts';

/** The next draw of a lottery that still takes bets and is held: now and then one is cancelled. */
export function nextHeldDraw(book: LotteryProvider, lottery: Lottery, now: number): DrawTime {
  const draw = book.open(lottery, now);
  const over = book.resultOf(lottery, draw.drawNo, draw.resultsAt);
  return over?.result.cancelled ? nextHeldDraw(book, lottery, draw.closesAt) : draw;
}
