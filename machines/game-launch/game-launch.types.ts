import type { Outcome, Refusal } from '#contract/errors.ts';
import type { LaunchWay } from '#contract/rules/launch-way.ts';
import type { ConnectionReturned } from '../actors/watching.ts';
import type { Intent } from '../session/session.types.ts';
import type { Person, SessionNews } from '../session/sign-in-first.ts';

/**
 * The tab that a game may need: none is open, the person has just pressed for one (whether or not
 * the browser let it open), or the game is being played in one.
 */
export type GameTab = 'none' | 'pressed' | 'playing';

/** What the flow is started with. */
export interface GameLaunchInput {
  /** Of a game, or of a lottery. */
  readonly gameId: string;
  /** Who is at the portal now; a trial account may play (A20). */
  readonly who: Person;
  /** The tab that is there already. */
  readonly tab: GameTab;
  /** What to go on with when a sign-in comes between. */
  readonly intent: Intent;
}

/** A game as it was found in the catalogue. */
export interface FoundGame {
  readonly gameName: string;
  /** Name of the vendor, as shown. */
  readonly vendor: string;
  readonly way: LaunchWay;
  /** It is under maintenance. */
  readonly isClosed: boolean;
}

/** What the flow knows. The address of an opened game stays in the launch port. */
export interface GameLaunchContext extends GameLaunchInput {
  readonly game: FoundGame | null;
  readonly refusal: Refusal | null;
}

/** What happens around a game. */
export type GameLaunchEvent =
  | Extract<SessionNews, { type: 'person.changed' }>
  | { type: 'tab.pressed' } // the person pressed for a tab, and the browser opened one or did not
  | { type: 'link.followed' } // the plain link opened the game where the browser blocked the tab
  | { type: 'frame.arrived' } // the vendor's page is there
  | ConnectionReturned
  | { type: 'retry.requested' }
  | { type: 'game.left' };

/** What the actor that finds a game is told. */
export interface FindInput {
  readonly gameId: string;
}

/** What the actor that opens a game is told. */
export interface LaunchInput extends FindInput {
  readonly way: LaunchWay;
}

export type FindOutcome = Outcome<FoundGame>;
export type LaunchOutcome = Outcome<null>;
