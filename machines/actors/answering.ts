import type { AnyActorLogic, InputFrom, OutputFrom } from 'xstate';
import type { Outcome } from '#contract/errors.ts';
import { type answerOf, brokeDown, refusalOf, timedOut, withAnswer } from './outcome.ts';

/** The guard that `asking` needs in a flow without a `refusal`: `setup(…).extend(answering)`. */
export const answering = {
  guards: { actorRefused: (_: unknown, { outcome }: { outcome: Outcome<unknown> }) => !outcome.ok },
};

/** A guard or an action by name; its parameters may depend on the answer. */
type Named<Output> =
  | string
  | {
      readonly type: string;
      readonly params?: object | ((answered: { event: { output: Output } }) => object);
    };

/** A transition: its target, guard and actions. */
interface Way<Output> {
  readonly guard?: Named<Output>;
  readonly target?: string;
  readonly actions?: Named<Output> | readonly Named<Output>[];
}

/** A state, or transitions of which the first enabled one is taken. */
type Ways<Output> = string | Way<Output> | readonly Way<Output>[];

type InputOf<Logic extends AnyActorLogic, Context> = [InputFrom<Logic>] extends [void]
  ? { readonly input?: undefined }
  : { readonly input: (args: { context: Context }) => InputFrom<Logic> };

/** The transitions for each outcome of an actor. */
export interface Ends<Output> {
  /** Id of the invoke; the actor's name if left out. */
  readonly id?: string;
  readonly accepted: Ways<Output>;
  /** A transition notes the reason unless it has its own actions. */
  readonly refused: Ways<Output>;
  /** The target when an actor breaks; if left out, the last transition of a refusal. */
  readonly brokeDown?: Ways<never>;
  /** The timeout. After it the flow continues as if the actor had broken. */
  readonly tooLate?: string;
}

type ValueOf<Given, Key extends string> = Given extends { readonly [K in Key]: infer Value }
  ? Value
  : never;
type Each<Given> = Given extends readonly (infer One)[] ? One : Given;
type EachOf<Given, Key extends string> = Each<ValueOf<Given, Key>>;

/** A placeholder for the added parts: a machine without them does not compile. */
type Added<Given> =
  | { readonly guard: { readonly type: 'actorRefused'; readonly params: typeof answerOf } }
  | (EachOf<Given, 'refused'> extends { readonly actions: unknown }
      ? never
      : { readonly actions: { readonly type: 'noteRefusal'; readonly params: typeof refusalOf } });

/** The part of a state that invokes an actor, typed so that XState checks names and parameters. */
export interface Asking<Source, Given> {
  readonly invoke: {
    readonly id: Given extends { readonly id: infer Id } ? Id : Source;
    readonly src: Source;
    readonly input: Given extends { readonly input: infer Input } ? Input : undefined;
    readonly onDone: readonly (
      | EachOf<Given, 'accepted'>
      | EachOf<Given, 'refused'>
      | Added<Given>
    )[];
    readonly onError: readonly EachOf<Given, 'brokeDown'>[];
  };
  readonly after: {
    readonly [Limit in ValueOf<Given, 'tooLate'> & string]: readonly Exclude<
      EachOf<Given, 'brokeDown'>,
      string
    >[];
  };
}

/**
 * Makes the part of a state that invokes an actor and waits for its answer. It handles all four
 * outcomes: refused, accepted, broken, timed out. Refusals come first, so that their guards have
 * one meaning.
 */
export function asking<Actors extends Readonly<Record<string, AnyActorLogic>>, Context>() {
  return function ask<
    const Source extends keyof Actors & string,
    const Given extends Ends<OutputFrom<Actors[Source]>> & InputOf<Actors[Source], Context>,
  >(source: Source, given: Given): Asking<Source, Given> {
    const { accepted, refused, brokeDown: broken = lastOf(refused), tooLate }: Ends<never> = given;
    const invoke: unknown = {
      invoke: {
        id: given.id ?? source,
        src: source,
        input: given.input,
        onDone: [...noting(refused, refusalOf).map(onlyRefused), ...waysOf(accepted)],
        onError: noting(broken, { refusal: brokeDown }),
      },
      after: tooLate && { [tooLate]: noting(broken, { refusal: timedOut }) },
    };
    return invoke as Asking<Source, Given>;
  };
}

type AnyWay = Way<never>;

function waysOf(ways: Ways<never>): readonly AnyWay[] {
  return [ways].flat().map((way) => (typeof way === 'string' ? { target: way } : way));
}

function lastOf(ways: Ways<never>): AnyWay {
  const { guard: _, ...last } = waysOf(ways).at(-1) ?? {};
  return last;
}

function onlyRefused(way: AnyWay) {
  return { guard: withAnswer('actorRefused'), ...way };
}

function noting(ways: Ways<never>, params: object): readonly AnyWay[] {
  return waysOf(ways).map((way) => ({ actions: { type: 'noteRefusal', params }, ...way }));
}
