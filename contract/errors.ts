import type { ProofWay } from './entities/security-types.ts';
import { errorCatalogue } from './error-catalogue.ts';

/** A code of the closed catalogue. */
export type ErrorCode = keyof typeof errorCatalogue;

/** A code that a server may answer with (not those that only a browser can notice). */
export type ServerErrorCode = {
  [C in ErrorCode]: (typeof errorCatalogue)[C]['status'] extends 0 ? never : C;
}[ErrorCode];

/** Whether an act that was answered with this code may have been done (S12). */
export function leavesActOpen(code: ErrorCode): boolean {
  return errorCatalogue[code].act === 'maybeDone';
}

/** Whether this code stops a call before the act: an earlier try by the same key may be done. */
export function stopsBeforeAct(code: ErrorCode): boolean {
  return errorCatalogue[code].act === 'notSeen';
}

/** What an account may not come in with, also where its session is older than that. */
export const signInBlockers = [
  'account_blocked',
  'account_closed',
  'member_no_enter',
  'agent_only',
] as const satisfies readonly ServerErrorCode[];

/**
 * What asks for a puzzle first. Nothing was done: an action that counts once may be sent again by the
 * same key with the puzzle solved.
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
 * Why one field was refused. `rule` names the check, and so the message:
 * `pattern` has the text `reg_pattern_{patternId}` with (min) and (max) filled in (A3).
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
    | 'common' // a password that many people have
    | 'ownName'; // a password made of the name of the account, its number or e-mail address
  readonly patternId?: string | undefined;
  /** Of a length in characters; of a range in the field's own unit. */
  readonly min?: number | undefined;
  readonly max?: number | undefined;
  /** The characters that its pattern does not take. Noted by the browser, of no secret. */
  readonly characters?: readonly string[] | undefined;
}

/** What a right first step is answered with, where a second one comes before the session (A26). */
export interface SecondStepAsked {
  /** Names the attempt; without the second step it is worth nothing. */
  readonly challenge: string;
  readonly expiresAt: string;
}

/** What is asked of a person before a call that wants reauthentication of them (W5). */
export interface ProofAsked {
  /**
   * The strongest ways that the account has; any one of them is enough. None where it has neither a
   * second step nor a password: then a new sign-in is.
   */
  readonly ways: readonly ProofWay[];
}

/**
 * A refusal as the flows know it: what the server (or the browser) may well say.
 * `message` is the server's own text in the language of the request.
 */
export interface Refusal {
  readonly ok: false;
  readonly code: ErrorCode;
  readonly message?: string | undefined;
  readonly fields?: readonly FieldError[] | undefined;
  readonly retryAfterSeconds?: number | undefined;
  /** A failed sign-in that asks for a captcha from now on (A14). */
  readonly captchaRequired?: boolean | undefined;
  /** The way on from a right first step (A26). It opens nothing by itself. */
  readonly secondStep?: SecondStepAsked | undefined;
  /** How to prove who acts, before the same call is sent again (W5). */
  readonly proof?: ProofAsked | undefined;
  /** The answer to an act was lost: it may have been done. Noted by the browser. */
  readonly mayBeDone?: true | undefined;
  /** Where something broke: the id of the request in the server's log. */
  readonly requestId?: string | undefined;
}

/** The outcome of an actor that calls the server: a value, or a refusal (never an exception). */
export type Outcome<Value> = { readonly ok: true; readonly value: Value } | Refusal;
