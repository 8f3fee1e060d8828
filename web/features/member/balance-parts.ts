import type { Balance } from '#contract/entities/money.ts';

/** The parts that are shown also where there is nothing in them. */
const always = ['available', 'reserved', 'bonus', 'locked'] as const;
/** Only people who have moved money there know what it is. */
const sometimes = ['vendors'] as const;

/** The parts of a balance that a person is shown, wherever it is told; they sum to the balance (W1). */
export function shownParts(balance: Balance | undefined) {
  return [...always, ...sometimes.filter((part) => (balance?.parts[part] ?? 0) > 0)];
}
