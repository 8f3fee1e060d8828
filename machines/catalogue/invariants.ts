import type { AnyStateMachine } from 'xstate';
import type { Refusal } from '#contract/errors.ts';
import { asksForCaptcha } from '../actors/refusable.ts';
import type { Invariant, Step } from './entry.ts';
import { always, isAccepted } from './history.ts';

/**
 * After an answer of an invoked actor that was not accepted, the machine's context has the refusal.
 *
 * @param actors those whose accepted answers end that
 */
export function keepsReasonsInSight<Machine extends AnyStateMachine>(
  ...actors: readonly string[]
): Invariant<Machine> {
  return {
    name: 'an answer that is not accepted leaves its reason in sight',
    holds: (history) =>
      always(
        history,
        (step) =>
          step.event.type.includes('actor.') && !actors.some((actor) => isAccepted(step, actor)),
        ({ context }: { readonly context: unknown }) =>
          typeof context === 'object' &&
          context !== null &&
          'refusal' in context &&
          context.refusal !== null,
      ),
  };
}

/** A refusal shows that what the page shows may be old. */
export function outdatesWhenRefused<Machine extends AnyStateMachine>(): Invariant<Machine> {
  return outdatesExactly(
    ({ event, context }) =>
      event.type.includes('actor.') && (context as { readonly refusal: unknown }).refusal !== null,
  );
}

/**
 * What the page shows is said to be old (`data.outdated`) exactly where it may be.
 *
 * @param mayBeOld whether a step showed that, with the steps before it
 */
export function outdatesExactly<Machine extends AnyStateMachine>(
  mayBeOld: (step: Step<Machine>, before: readonly Step<Machine>[]) => boolean,
): Invariant<Machine> {
  return {
    name: 'what the page shows is read again exactly where it may be old',
    holds: (history) =>
      always(
        history,
        () => true,
        (step, before) => step.effects.includes('emitted data.outdated') === mayBeOld(step, before),
      ),
  };
}

/** The picture before a code is asked for from the first refusal on that says so, until the end. */
export function keepsCaptchaRequired<Machine extends AnyStateMachine>(): Invariant<Machine> {
  interface Known {
    readonly refusal: Refusal | null;
    readonly captchaRequired: boolean;
  }
  const known = ({ context }: { readonly context: unknown }) => context as Known;
  return {
    name: 'a picture is asked for from the first refusal on that says so',
    holds: (history) =>
      always(
        history,
        () => true,
        (step, before) =>
          known(step).captchaRequired ===
          [...before, step].some((each) => asksForCaptcha(known(each).refusal)),
      ),
  };
}
