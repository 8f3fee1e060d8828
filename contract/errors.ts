import type { PlayFrame, PlayLimitKind } from './entities/play-limit-types.ts';
import type { RestrictionReason } from './entities/restriction-types.ts';
import type { ProofWay } from './entities/security-types.ts';
import { errorCatalogue } from './error-catalogue.ts';

/** A code of the closed catalogue. */
export type ErrorCode = keyof typeof errorCatalogue;

/** A code that a server may answer with (not those that only the browser notices). */
export type ServerErrorCode = {
  [C in ErrorCode]: (typeof errorCatalogue)[C]['status'] extends 0 ? never : C;
}[ErrorCode];

/** Whether an action that was answered with this code may have been done (S12). */
export function leavesActOpen(code: ErrorCode): boolean {
  return errorCatalogue[code].act === 'maybeDone';
}

/**
 * Whether this code stops a call before the action: an earlier try with the same key may have been
 * done.
 */
export function stopsBeforeAct(code: ErrorCode): boolean {
  return errorCatalogue[code].act === 'notSeen';
}

/** Reasons that block an account, also in an existing session. */
export const signInBlockers = [
  'account_blocked',
  'account_closed',
  'member_no_enter',
  'agent_only',
] as const satisfies readonly ServerErrorCode[];

/**
 * Codes that ask for a puzzle first. Nothing was done: an action that counts once may be sent again
 * with the same key and the solved puzzle.
 */
export const puzzleRequests = [
  'captcha_required',
  'geetest_required',
] as const satisfies readonly ServerErrorCode[];

/** The HTTP status of a code. */
export type StatusOf<C extends ErrorCode> = (typeof errorCatalogue)[C]['status'];

/** Every code a server may answer with, in catalogue order. */
export const serverErrorCodes = (Object.keys(errorCatalogue) as ErrorCode[]).filter(
  (code): code is ServerErrorCode => errorCatalogue[code].status !== 0,
);

/** Tells whether a text is a code of the catalogue. */
export function isErrorCode(text: string): text is ErrorCode {
  return Object.hasOwn(errorCatalogue, text);
}

/**
 * Why a field was refused. `rule` names the check and so the message: `pattern` uses the text
 * `reg_pattern_{patternId}` with (min) and (max) filled in (A3).
 */
export interface FieldError {
  readonly field: string;
  readonly rule:
    | 'required'
    | 'length'
    | 'pattern'
    | 'confirmation'
    | 'mobile'
    | 'range'
    | 'type'
    | 'unexpected'
    | 'taken'
    | 'incorrect'
    | 'common' // a common password
    | 'ownName'; // a password made of the account's name, number or email address
  readonly patternId?: string | undefined;
  /** A length in characters; a range in the field's own unit. */
  readonly min?: number | undefined;
  readonly max?: number | undefined;
  /** The characters that the pattern refuses. Filled in by the browser, never for a secret. */
  readonly characters?: readonly string[] | undefined;
}

/** The answer to a right first step if a second step is required (A26). */
export interface SecondStepRequired {
  /** Names the attempt; worthless without the second step. */
  readonly challenge: string;
  readonly expiresAt: string;
}

/** How a person can reauthenticate for a call (W5). */
export interface ProofRequired {
  /**
   * The strongest ways that the account has; any one is enough. Empty if it has neither a second
   * step nor a password: then a new sign-in is required.
   */
  readonly ways: readonly ProofWay[];
}

/** Which of the player's own limits refused a deposit or a stake (W10). */
export interface PlayLimitReached {
  readonly kind: PlayLimitKind;
  readonly frame: PlayFrame;
  /** The amount that still fits, in hundredths. */
  readonly fits: number;
  /** When more will fit; null if only another limit would help. */
  readonly until: string | null;
}

/** Why the account may not do this now (W10, A27). */
export interface RestrictedBy {
  readonly reason: RestrictionReason;
  /** When it ends, as far as that is known; null if no time ends it. */
  readonly until: string | null;
}

/**
 * A refusal as flows see it: an expected error of the server or the browser. `message` is the
 * server's own text in the language of the request.
 */
export interface Refusal {
  readonly ok: false;
  readonly code: ErrorCode;
  readonly message?: string | undefined;
  readonly fields?: readonly FieldError[] | undefined;
  readonly retryAfterSeconds?: number | undefined;
  /** After a failed sign-in: a captcha is required from now on (A14). */
  readonly captchaRequired?: boolean | undefined;
  /** How to continue after a right first step (A26). It gives no access by itself. */
  readonly secondStep?: SecondStepRequired | undefined;
  /** How to reauthenticate before sending the same call again (W5). */
  readonly proof?: ProofRequired | undefined;
  /** Which limit of the player refused (W10). */
  readonly playLimit?: PlayLimitReached | undefined;
  /** Why the account may not do this now (W10, A27). */
  readonly restriction?: RestrictedBy | undefined;
  /** The answer was lost: the action may have been done. Set by the browser. */
  readonly mayBeDone?: true | undefined;
  /** The request id of the server's log, if something broke. */
  readonly requestId?: string | undefined;
}

/** The outcome of an actor that calls the server: a value, or a refusal (never an exception). */
export type Outcome<Value> = { readonly ok: true; readonly value: Value } | Refusal;
