import type { LanguageCode } from '#contract/entities/language.ts';
import type { GameKind } from './game-operator.ts';

/** A game that is asked about. */
interface AskedGame {
  readonly kind: GameKind;
  /** Of a slot; 1 for a game without any. */
  readonly lines: number;
}

/** What a vendor tells of a game before a stake (L5b). */
interface GameAbout {
  /** A share of the stake in hundredths of a percent; of the best bet where there are several. */
  readonly returnToPlayer: number;
  /** How it is played, a sentence or two each. */
  readonly rules: readonly string[];
}

/** Asks the vendor of a game how it is played. */
export type AboutGame = (game: AskedGame, language: LanguageCode) => GameAbout;
