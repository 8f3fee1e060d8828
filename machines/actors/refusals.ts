import { errorCatalogue } from '#contract/error-catalogue.ts';
import type { ErrorCode, Outcome } from '#contract/errors.ts';

/** A code, or a property of codes: `leavesActOpen`. */
type Reason = ErrorCode | ((code: ErrorCode) => boolean);

/** Guard: the call was refused for one of these reasons. */
export const isRefusedBy =
  (...reasons: readonly Reason[]) =>
  (_: unknown, { outcome }: { readonly outcome: Outcome<unknown> }) =>
    !outcome.ok &&
    reasons.some((reason) =>
      typeof reason === 'function' ? reason(outcome.code) : reason === outcome.code,
    );

/** Whether this code means that nobody is signed in. */
export const needsSignIn = (code: ErrorCode): boolean => errorCatalogue[code].status === 401;
