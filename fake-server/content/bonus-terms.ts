import type { GameCategory } from '#contract/entities/game.ts';

/** What a bonus asks for before it becomes money like any other (W11). */
export interface Wagering {
  /** So many times the bonus has to be staked. */
  readonly times: number;
  /** Days until it ends. */
  readonly days: number;
  /** Whole percent of a stake that count, where they are not the usual ones. */
  readonly contribution?: Contribution;
}

/** Whole percent of a stake that count, by game (its node id) before its category. */
export interface Contribution {
  readonly games?: Readonly<Record<string, number>>;
  readonly categories: Readonly<Record<GameCategory, number>>;
}

/** What counts where a bonus says nothing else: little where a stake risks little. */
export const usualContribution: Contribution = {
  categories: {
    RNG: 100,
    INHOUSE: 100,
    FISH: 100,
    SPORTS: 50,
    ESPORTS: 50,
    LOTT: 50,
    ELOTT: 50,
    LIVE: 10,
    PVP: 10,
  },
};

/** All games count in full. */
export const fullContribution: Contribution = {
  categories: {
    RNG: 100,
    INHOUSE: 100,
    FISH: 100,
    SPORTS: 100,
    ESPORTS: 100,
    LOTT: 100,
    ELOTT: 100,
    LIVE: 100,
    PVP: 100,
  },
};
