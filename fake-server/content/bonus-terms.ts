import type { GameCategory } from '#contract/entities/game.ts';

/** The conditions for a bonus to become the player's own money (W11). */
export interface Wagering {
  /** The multiple of the bonus that must be staked. */
  readonly times: number;
  /** Days until it expires. */
  readonly days: number;
  /** Percent of a stake that counts, if not the usual one. */
  readonly contribution?: Contribution;
}

/** Percent of a stake that counts, by game (node id), before its category. */
export interface Contribution {
  readonly games?: Readonly<Record<string, number>>;
  readonly categories: Readonly<Record<GameCategory, number>>;
}

/** The default shares: small for games with little risk. */
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
