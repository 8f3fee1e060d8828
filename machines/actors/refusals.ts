import { errorCatalogue } from '#contract/error-catalogue.ts';
import type { ErrorCode, Outcome } from '#contract/errors.ts';

/** A code, or what codes have in common: `leavesActOpen`. */
type Reason = ErrorCode | ((code: ErrorCode) => boolean);

/** The guard that an answer was refused for one of these reasons. */
export const isRefusedBy =
  (...reasons: readonly Reason[]) =>
  (_: unknown, { outcome }: { readonly outcome: Outcome<unknown> }) =>
    !outcome.ok &&
    reasons.some((reason) =>
      typeof reason === 'function' ? reason(outcome.code) : reason === outcome.code,
    );

/** Whether this code says that nobody is signed in (any more). */
export const needsSignIn = (code: ErrorCode): boolean => errorCatalogue[code].status === 401;
