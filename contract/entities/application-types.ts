/*
 * States of an application for a promotion (W6). Plain data, which the browser can carry without a
 * schema library.
 */

/**
 * The states of an application.
 *
 * - `applying`: nobody has looked at it yet; it can be withdrawn.
 * - `in_process`: the operator looks at it.
 * - `issued`: it was granted, and the bonus waits to be claimed.
 * - `claimed`: the bonus is on the account.
 * - `rejected`: with a reason.
 * - `withdrawn`: by the person, who may apply again.
 */
export const applicationStates = [
  'applying',
  'in_process',
  'issued',
  'claimed',
  'rejected',
  'withdrawn',
] as const;
export type ApplicationState = (typeof applicationStates)[number];

/** Why an application is rejected. */
export const applicationRejections = [
  /** The conditions of the promotion are not met. */
  'conditions_not_met',
  /** The pictures do not show what they should. */
  'pictures_unclear',
  /** The comment and the pictures do not fit together, or belong to somebody else. */
  'not_credible',
] as const;
export type ApplicationRejection = (typeof applicationRejections)[number];
