import type { AnyStateMachine } from 'xstate';
import type { Refusal } from '#contract/errors.ts';
import { asksForCaptcha } from '../actors/refusable.ts';
import type { Invariant, Step } from './entry.ts';
import { isAccepted } from './history.ts';

/**
 * An invariant about every step for which `applies` is true: it `holds` for the step and the steps
 * before it.
 */
export function whenever<Machine extends AnyStateMachine>(
  name: string,
  applies: (step: Step<Machine>) => boolean,
  holds: (step: Step<Machine>, before: readonly Step<Machine>[]) => boolean,
): Invariant<Machine> {
  return {
    name,
    // An invariant is checked after every step, so in the end it covers all of them.
    holds(history) {
      const step = history.at(-1);
      return step === undefined || !applies(step) || holds(step, history.slice(0, -1));
    },
  };
}

/** An invariant about every step of a run. */
export function always<Machine extends AnyStateMachine>(
  name: string,
  holds: (step: Step<Machine>, before: readonly Step<Machine>[]) => boolean,
): Invariant<Machine> {
  return whenever(name, () => true, holds);
}

/**
 * After an invoked actor's refusal, the machine's context has it.
 *
 * @param actors the actors whose accepted answers clear it
 */
export function keepsReasonsInSight<Machine extends AnyStateMachine>(
  ...actors: readonly string[]
): Invariant<Machine> {
  return whenever(
    'a refused answer leaves its reason visible',
    (step) =>
      step.event.type.includes('actor.') && !actors.some((actor) => isAccepted(step, actor)),
    ({ context }: { readonly context: unknown }) =>
      typeof context === 'object' &&
      context !== null &&
      'refusal' in context &&
      context.refusal !== null,
  );
}

/** A refusal shows that the page's data may be stale. */
export function outdatesWhenRefused<Machine extends AnyStateMachine>(): Invariant<Machine> {
  return outdatesExactly(
    ({ event, context }) =>
      event.type.includes('actor.') && (context as { readonly refusal: unknown }).refusal !== null,
  );
}

/**
 * `data.outdated` is emitted exactly when the page's data may be stale.
 *
 * @param mayBeOld whether a step showed that, given the steps before it
 */
export function outdatesExactly<Machine extends AnyStateMachine>(
  mayBeOld: (step: Step<Machine>, before: readonly Step<Machine>[]) => boolean,
): Invariant<Machine> {
  return always(
    'what the page shows is read again exactly where it may be old',
    (step, before) => step.effects.includes('emitted data.outdated') === mayBeOld(step, before),
  );
}

/** From the first refusal that asks for a captcha, it stays required until the end. */
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
