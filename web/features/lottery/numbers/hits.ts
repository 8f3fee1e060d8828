import type { LotteryBet } from '#contract/entities/lottery.ts';
import type { IsHit } from './DrawnNumbers.tsx';

/** The drawn numbers that match a bet. */
export function hitsOf({ playType, numbers, state, draw }: LotteryBet): IsHit {
  const [chosen = ''] = numbers;
  const drawn = draw?.prizes[0]?.numbers.length ?? 0;
  const hasWon = state === 'won';
  if (playType.startsWith('pick')) return (_, number) => numbers.includes(number);
  if (playType === 'anyTwo') return (_, number) => number.endsWith(chosen);
  if (playType === 'size' || playType === 'parity') {
    return (_, __, index) => hasWon && index === drawn - 1;
  }
  // The last digits of the draw, as many as in the bet.
  if (playType.startsWith('final')) {
    return (_, __, index) => hasWon && index >= drawn - chosen.length;
  }
  return (prize) => hasWon && prize === 'special';
}
