import type { ErrorCode, Outcome } from '#contract/errors.ts';

/** The guard that an answer was refused with one of these codes. */
export const isRefusedBy =
  (...codes: readonly ErrorCode[]) =>
  (_: unknown, { outcome }: { readonly outcome: Outcome<unknown> }) =>
    !outcome.ok && codes.includes(outcome.code);

/** Codes, or what is common to them: `leavesActOpen`. */
type Reasons = Readonly<Record<string, readonly ErrorCode[] | ((code: ErrorCode) => boolean)>>;

/**
 * Sorts refusals by what is to be done about them: a guard for `setup`, and how it is named in a
 * transition.
 */
export function sortedRefusals<const Sorted extends Reasons>(sorted: Sorted) {
  type Reason = keyof Sorted & string;
  return {
    guards: {
      isRefusedAs: (
        _: unknown,
        { outcome, reason }: { outcome: Outcome<unknown>; reason: Reason },
      ) => !outcome.ok && isAmong(sorted[reason], outcome.code),
    },
    /** The guard that an answer was refused for such a reason. */
    refusedAs: <const One extends Reason>(reason: One) =>
      ({
        type: 'isRefusedAs',
        params: ({ event }: { event: { output: Outcome<unknown> } }) => ({
          outcome: event.output,
          reason,
        }),
      }) as const,
  };
}

function isAmong(codes: Reasons[string] | undefined, code: ErrorCode): boolean {
  return typeof codes === 'function' ? codes(code) : (codes?.includes(code) ?? false);
}
