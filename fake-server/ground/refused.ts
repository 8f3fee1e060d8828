import type { FieldError, ProofAsked, SecondStepAsked, ServerErrorCode } from '#contract/errors.ts';

/** What a refusal can say beside its code. */
export interface RefusalDetails {
  readonly fields?: readonly FieldError[];
  readonly retryAfterSeconds?: number;
  /** A failed sign-in that asks for a captcha from now on (A14). */
  readonly captchaRequired?: boolean;
  /** The way on from a right first step (A26). */
  readonly secondStep?: SecondStepAsked;
  /** How to prove who acts (W5). */
  readonly proof?: ProofAsked;
}

/** A rule of the world said no. Inside a transaction it takes back what was done. */
export class Refused extends Error {
  readonly code: ServerErrorCode;
  readonly details: RefusalDetails;

  constructor(code: ServerErrorCode, details: RefusalDetails = {}) {
    super(code);
    this.name = 'Refused';
    this.code = code;
    this.details = details;
  }
}
