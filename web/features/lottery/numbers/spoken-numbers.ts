import type { Draw } from '#contract/entities/lottery.ts';
import type { LotteryForm } from '#contract/entities/lottery-types.ts';

/** What was drawn as it is read aloud when it arrives: of a table of prizes the special one. */
export function spokenNumbers(form: LotteryForm, { prizes }: Draw): string {
  const numbers = prizes[0]?.numbers ?? [];
  if (form !== 'prizes') return numbers.join(', ');
  // Digit by digit: nobody hears a number of five digits well.
  return Array.from(numbers[0] ?? '').join(' ');
}
