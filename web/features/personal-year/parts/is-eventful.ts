import type { OwnFigures } from '#contract/entities/own-year.ts';

/** Whether the person played, paid in or was paid out. */
export function isEventful({ rounds, minutes, deposits, withdrawals }: OwnFigures): boolean {
  return rounds > 0 || minutes > 0 || deposits !== 0 || withdrawals !== 0;
}
