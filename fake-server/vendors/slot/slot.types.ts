/** The symbols on the reels; `wild` stands for every other but `scatter`. */
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

/** What one player's open game is, as the operator tells it to the vendor. */
export interface SlotSession {
  readonly gameId: string;
  readonly title: string;
  /** Colour of the game, 0 to 359. */
  readonly hue: number;
  /** ISO 4217. */
  readonly currency: string;
  /** Minor units. */
  readonly balance: number;
  /** Minor units, for a whole spin over all lines. */
  readonly minStake: number;
  /** Minor units. */
  readonly maxStake: number;
  /** Stakes to choose from, in minor units, rising, each a multiple of the number of lines. */
  readonly stakes: readonly number[];
  /** BCP 47 tag of the player's language. */
  readonly language: string;
}

/** A winning line: so many equal symbols from the left. */
export interface SlotLineWin {
  /** Index into `slotLines`. */
  readonly line: number;
  readonly symbol: SlotSymbol;
  readonly count: number;
  /** Minor units. */
  readonly win: number;
}

/** What a round gave. Plain data: it can be stored and sent again. */
export interface SlotOutcome {
  /** Minor units. */
  readonly stake: number;
  /** What each of the five reels shows, from above. */
  readonly reels: readonly (readonly SlotSymbol[])[];
  readonly lines: readonly SlotLineWin[];
  readonly scatter: { readonly count: number; readonly win: number };
  /** Everything won, in minor units; the stake is not part of it. */
  readonly win: number;
}

/** Why the operator did not accept a round. Nothing was taken from the balance. */
export type SlotRefusal =
  | 'insufficient_balance'
  | 'session_expired'
  | 'stake_out_of_range'
  | 'game_under_maintenance';

export type SettleResult =
  | {
      readonly ok: true;
      /** The round had been settled before: this is its outcome again, nothing was applied now. */
      readonly replayed: boolean;
      readonly outcome: SlotOutcome;
      /** Minor units, after the round. */
      readonly balance: number;
    }
  | { readonly ok: false; readonly code: SlotRefusal };

export interface SettleRequest {
  readonly token: string;
  /** Made by the page, one for each press of the button: the idempotency key. */
  readonly roundId: string;
  /** Minor units. */
  readonly stake: number;
}

/** The operator's side: sessions and the wallet. */
export interface SlotRounds {
  session(token: string): SlotSession | undefined;
  /** Synchronous and atomic: stake, play and win together or not at all. */
  settle(request: SettleRequest, play: (random: () => number) => SlotOutcome): SettleResult;
}
