import type { Balance } from '#contract/entities/money.ts';

/** Parts that are also shown when empty. */
const always = ['available', 'reserved', 'bonus', 'locked'] as const;
/** Only meaningful for people who have moved money there. */
const sometimes = ['vendors'] as const;

/** The shown parts of a balance, everywhere; they sum to the balance (W1). */
export function shownParts(balance: Balance | undefined) {
  return [...always, ...sometimes.filter((part) => (balance?.parts[part] ?? 0) > 0)];
}
