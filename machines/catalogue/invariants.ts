import type { AnyStateMachine } from 'xstate';
import type { Refusal } from '#contract/errors.ts';
import { asksForCaptcha } from '../actors/refusable.ts';
import type { Invariant, Step } from './entry.ts';
import { isAccepted } from './history.ts';

/**
 * A sentence about every step of a run that `applies` is true of: it `holds` of the step with the
 * steps before it.
 */
export function whenever<Machine extends AnyStateMachine>(
  name: string,
  applies: (step: Step<Machine>) => boolean,
  holds: (step: Step<Machine>, before: readonly Step<Machine>[]) => boolean,
): Invariant<Machine> {
  return {
    name,
    // An invariant is asked after every step, so in the end this is said of all of them.
    holds(history) {
      const step = history.at(-1);
      return step === undefined || !applies(step) || holds(step, history.slice(0, -1));
    },
  };
}

/** A sentence about every step of a run. */
export function always<Machine extends AnyStateMachine>(
  name: string,
  holds: (step: Step<Machine>, before: readonly Step<Machine>[]) => boolean,
): Invariant<Machine> {
  return whenever(name, () => true, holds);
}

/**
 * After an answer of an invoked actor that was not accepted, the machine's context has the refusal.
 *
 * @param actors those whose accepted answers end that
 */
export function keepsReasonsInSight<Machine extends AnyStateMachine>(
  ...actors: readonly string[]
): Invariant<Machine> {
  return whenever(
    'an answer that is not accepted leaves its reason in sight',
    (step) =>
      step.event.type.includes('actor.') && !actors.some((actor) => isAccepted(step, actor)),
    ({ context }: { readonly context: unknown }) =>
      typeof context === 'object' &&
      context !== null &&
      'refusal' in context &&
      context.refusal !== null,
  );
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
  return always(
    'what the page shows is read again exactly where it may be old',
    (step, before) => step.effects.includes('emitted data.outdated') === mayBeOld(step, before),
  );
}

/** The picture before a code is asked for from the first refusal on that says so, until the end. */
export function keepsCaptchaRequired<Machine extends AnyStateMachine>(): Invariant<Machine> {
  interface Known {
    readonly refusal: Refusal | null;
    readonly captchaRequired: boolean;
  }
  const known = ({ context }: { readonly context: unknown }) => context as Known;
  return always(
    'a picture is asked for from the first refusal on that says so',
    (step, before) =>
      known(step).captchaRequired ===
      [...before, step].some((each) => asksForCaptcha(known(each).refusal)),
  );
}
