/*
 * Pictures of the states of flows, made by the gallery (T7). Only the fake server has them; they are
 * no part of what a back end serves.
 */

/** The call for what is pictured; a picture's file is below it. */
export const PICTURES_CALL = '/flows/pictures';

/** What the gallery has pictured. */
export interface FlowPictures {
  /** Folder of the machine and path of the state: 'deposit/charge.expired'. */
  readonly states: readonly string[];
}
