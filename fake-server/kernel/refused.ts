import type {
  FieldError,
  PlayLimitReached,
  ProofRequired,
  RestrictedBy,
  SecondStepRequired,
  ServerErrorCode,
} from '#contract/errors.ts';

/** Details of a refusal besides its code. */
export interface RefusalDetails {
  readonly fields?: readonly FieldError[];
  readonly retryAfterSeconds?: number;
  /** After a failed sign-in: a captcha is required from now on (A14). */
  readonly captchaRequired?: boolean;
  /** How to continue after a right first step (A26). */
  readonly secondStep?: SecondStepRequired;
  /** How to reauthenticate (W5). */
  readonly proof?: ProofRequired;
  /** Which limit of the player refused (W10). */
  readonly playLimit?: PlayLimitReached;
  /** Why the account may not do this now (W10, A27). */
  readonly restriction?: RestrictedBy;
}

/** A rule of the world refused. Inside a transaction it rolls back. */
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

/** Refuses a form by the errors of its fields, if it has any. @throws Refused validation_failed */
export function refuseFields(errors: readonly (FieldError | undefined)[]): void {
  const fields = errors.filter((error) => error !== undefined);
  if (fields.length > 0) throw new Refused('validation_failed', { fields });
}
