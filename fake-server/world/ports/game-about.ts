import type { LanguageCode } from '#contract/entities/language.ts';
import type { GameKind } from './game-operator.ts';

/** The requested game. */
interface DescribedGame {
  readonly kind: GameKind;
  /** Of a slot; 1 for other games. */
  readonly lines: number;
}

/** A vendor's information about a game before a stake (L5b). */
interface GameAbout {
  /** A share of the stake in hundredths of a percent; of the best bet if there are several. */
  readonly returnToPlayer: number;
  /** The rules, a sentence or two each. */
  readonly rules: readonly string[];
}

/** Asks a game's vendor for its information. */
export type AboutGame = (game: DescribedGame, language: LanguageCode) => GameAbout;
