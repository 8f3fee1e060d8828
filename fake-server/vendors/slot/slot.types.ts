import type { RoundOutcome } from '../../world/ports/game-operator.ts';

/** The symbols on the reels; `wild` replaces every other but `scatter`. */
export const slotSymbols = [
  'seven',
  'diamond',
  'crown',
  'star',
  'bell',
  'clover',
  'cherry',
  'wild',
  'scatter',
] as const;

export type SlotSymbol = (typeof slotSymbols)[number];

/** A winning line: this many equal symbols from the left. */
export interface SlotLineWin {
  /** Index into `slotLines`. */
  readonly line: number;
  readonly symbol: SlotSymbol;
  readonly count: number;
  /** Minor units. */
  readonly win: number;
}

/** The result of a round. Plain data: it can be stored and sent again. */
export interface SlotOutcome extends RoundOutcome {
  /** The symbols of each of the five reels, from the top. */
  readonly reels: readonly (readonly SlotSymbol[])[];
  readonly lines: readonly SlotLineWin[];
  readonly scatter: { readonly count: number; readonly win: number };
}
