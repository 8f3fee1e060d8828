import type { Outcome, Refusal } from '#contract/errors.ts';
import type { LaunchWay } from '#contract/rules/launch-way.ts';
import type { ConnectionReturned } from '../actors/watching.ts';
import type { Intent } from '../session/session.types.ts';
import type { Person, SessionNews } from '../session/sign-in-first.ts';

/**
 * The tab that a game may need: none is open, the person just requested one (opened or blocked by
 * the browser), or the game is being played in one.
 */
export type GameTab = 'none' | 'pressed' | 'playing';

/** Input of the flow. */
export interface GameLaunchInput {
  /** Id of a game or a lottery. */
  readonly gameId: string;
  /** Who is signed in; a trial account may play (A20). */
  readonly who: Person;
  /** A tab that is already open. */
  readonly tab: GameTab;
  /** Where to continue after a sign-in. */
  readonly intent: Intent;
}

/** A game of the catalogue. */
export interface FoundGame {
  readonly gameName: string;
  /** Name of the vendor, as shown. */
  readonly vendor: string;
  readonly way: LaunchWay;
  /** It is under maintenance. */
  readonly isClosed: boolean;
}

/** Context of the flow. The address of an opened game stays in the launch port. */
export interface GameLaunchContext extends GameLaunchInput {
  readonly game: FoundGame | null;
  readonly refusal: Refusal | null;
}

/** Events around a game. */
export type GameLaunchEvent =
  | Extract<SessionNews, { type: 'person.changed' }>
  | { type: 'tab.pressed' } // the person requested a tab; the browser opened or blocked it
  | { type: 'link.followed' } // the plain link opened the game after the browser blocked the tab
  | { type: 'frame.arrived' } // the vendor's page has loaded
  | ConnectionReturned
  | { type: 'retry.requested' }
  | { type: 'game.left' };

/** Input of the actor that finds a game. */
export interface FindInput {
  readonly gameId: string;
}

/** Input of the actor that opens a game. */
export interface LaunchInput extends FindInput {
  readonly way: LaunchWay;
}

export type FindOutcome = Outcome<FoundGame>;
export type LaunchOutcome = Outcome<null>;
