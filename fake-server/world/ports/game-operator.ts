/** What a game is played with; each kind has its own operator's side. */
export type GameKind =
  | 'slot'
  | 'table'
  | 'roulette'
  | 'crash'
  | 'cards'
  | 'fish'
  | 'sports'
  | 'esports'
  | 'lottery';

/** One player's open game, as the operator gives it to the vendor. */
export interface GameSession {
  readonly gameId: string;
  readonly kind: GameKind;
  readonly title: string;
  /** Colour of the game, 0 to 359. */
  readonly hue: number;
  /** ISO 4217. */
  readonly currency: string;
  /** Minor units. */
  readonly balance: number;
  /** Minor units, for each stake of a round. */
  readonly minStake: number;
  /** Minor units, for each stake of a round. */
  readonly maxStake: number;
  /** Stakes to choose from, in minor units, rising, each a multiple of the smallest. */
  readonly stakes: readonly number[];
  /** Lines of a slot; 1 for a game without any. */
  readonly lines: number;
  /** Seats of the room that was entered; left out where no room was. */
  readonly seats?: number;
  /** BCP 47 tag of the player's language. */
  readonly language: string;
  /**
   * A round that was played and never shown, with its stakes: the page can request it again (L5a).
   */
  readonly unfinished?: {
    readonly roundId: string;
    readonly stakes: Readonly<Record<string, number>>;
  };
}

/** What a round gave. Plain data: it can be stored and sent again. */
export interface RoundOutcome {
  /** Minor units, over everything that was staked in the round. */
  readonly stake: number;
  /** Everything paid back, in minor units; the stake is not part of it. */
  readonly win: number;
}

/** A bet whose outcome is not known yet: plain data too. */
export interface OpenBet {
  /** When it can be judged for the first time, in milliseconds since the epoch. */
  readonly settlesAt: number;
}

/** The state of an open bet when it is judged. */
export type Verdict =
  | { readonly kind: 'pending'; readonly settlesAt: number }
  /** Minor units; nothing for a bet that lost. */
  | { readonly kind: 'settled'; readonly win: number }
  /** The bet is void: its stake is returned. */
  | { readonly kind: 'void' };

/** Judges an open bet at a moment, in milliseconds since the epoch. Pure. */
export type JudgeBet = (bet: unknown, stake: number, now: number) => Verdict;

/** Why the operator did not accept a round. Nothing was taken from the balance. */
export type RoundRefusal =
  | 'insufficient_balance'
  | 'session_expired'
  | 'stake_out_of_range'
  /** A limit that the player has set (W10). */
  | 'limit_reached'
  /** The account may not stake now: the player has paused, or it is restricted (W10, A27). */
  | 'play_stopped'
  | 'game_under_maintenance';

/** A round or a bet that the page requests. */
export interface RoundRequest {
  readonly token: string;
  /** Made by the page, one for each press of the button: the idempotency key. */
  readonly roundId: string;
  /** The stake on each spot, in minor units. */
  readonly stakes: Readonly<Record<string, number>>;
  /** Which game of a lobby it is played in; the one that was opened where left out. */
  readonly gameId?: string;
}

/** Outcome of a round or a bet. */
export type SettleResult<Outcome> =
  | {
      readonly ok: true;
      /** The round had been settled before: this is its outcome again, nothing was applied now. */
      readonly replayed: boolean;
      readonly outcome: Outcome;
      /** Minor units, after the round. */
      readonly balance: number;
    }
  | { readonly ok: false; readonly code: RoundRefusal };

/** A round as the operator keeps it. */
export interface KeptRound<Outcome> {
  readonly roundId: string;
  readonly state: 'open' | 'settled' | 'cancelled';
  /** Minor units. */
  readonly stake: number;
  /** Minor units; 0 while it is open, the stake where it was cancelled. */
  readonly win: number;
  /** What was played, or the bet. */
  readonly outcome: Outcome;
  /** Milliseconds since the epoch. */
  readonly playedAt: number;
}

/** The operator's side for one kind of game: sessions and the wallet. */
export interface GameOperator {
  /** Undefined for a session of another kind of game, too. */
  session(token: string): GameSession | undefined;
  /**
   * Synchronous and atomic: stakes, play and win together or not at all.
   *
   * @param play gets the lines of the game
   */
  settle<Outcome extends RoundOutcome>(
    request: RoundRequest,
    play: (random: () => number, lines: number) => Outcome,
  ): SettleResult<Outcome>;
  /** Takes the stakes of a bet that is judged later, once its time has come; atomic as well. */
  place<Bet extends OpenBet>(request: RoundRequest, bet: Bet): SettleResult<Bet>;
  /** Takes the stakes of a round in which the player has something to decide; atomic as well. */
  deal<Bet extends OpenBet>(
    request: RoundRequest,
    play: (random: () => number) => Bet,
  ): SettleResult<Bet>;
  /**
   * Ends a dealt round of this game by the player's decision, which may add a stake. A round that
   * has already ended returns its result. Atomic.
   */
  decide<Outcome extends RoundOutcome>(
    request: RoundRequest,
    play: (random: () => number) => Outcome,
  ): SettleResult<Outcome>;
  /** A round of the player in this game, in any state. */
  round<Outcome>(token: string, roundId: string, gameId?: string): KeptRound<Outcome> | undefined;
  /** The player has seen how the round ended; those before it in this game count as seen too. */
  shown(token: string, roundId: string): void;
  /** The player's rounds in this game, newest first; empty when the session has ended. */
  rounds<Outcome>(token: string, limit: number, gameId?: string): readonly KeptRound<Outcome>[];
}
