/*
 * Which settings of the site open and close which ways through a flow (T14). Only the fake server
 * tells them; they are no part of what a back end serves.
 */

/** The call that answers with the ways as they are published. */
export const WAYS_CALL = '/flows/ways';

/** What a way needs of one setting. */
export interface WayNeed {
  /** The setting's full name, such as `toggles.freePlay`. */
  readonly setting: string;
  /** As published; a switch is on or off. */
  readonly value: boolean | number | string;
  /** If not, it closes the way. */
  readonly isMet: boolean;
}

/** A way through a flow, open while all its needs are met. */
export interface PublishedWay {
  /** `<flow>.<way>`. */
  readonly id: string;
  /** The id of the machine. */
  readonly flow: string;
  readonly isOpen: boolean;
  readonly needs: readonly WayNeed[];
}

/** Every way that settings open and close. */
export interface PublishedWays {
  /** The published version of the settings. */
  readonly version: number;
  readonly ways: readonly PublishedWay[];
}
