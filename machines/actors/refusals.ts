import type { ErrorCode, Outcome } from '#contract/errors.ts';

/** Nobody knows whether what was asked was done: the same can be asked again, by the same key. */
export const unanswered = [
  'network_failed',
  'timed_out',
  'internal_error',
] as const satisfies readonly ErrorCode[];

/** The guard that an answer was refused with one of these codes. */
export const isRefusedBy =
  (...codes: readonly ErrorCode[]) =>
  (_: unknown, { outcome }: { readonly outcome: Outcome<unknown> }) =>
    !outcome.ok && codes.includes(outcome.code);

type Reasons = Readonly<Record<string, readonly ErrorCode[]>>;

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
      ) => !outcome.ok && (sorted[reason]?.includes(outcome.code) ?? false),
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
