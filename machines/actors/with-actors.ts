import type { AnyStateMachine, ProvidedActor, StateMachine } from 'xstate';

/** The type of a machine that names more actors than its `setup` did, as `{ src, logic, id }`. */
export type WithActors<Machine extends AnyStateMachine, Added extends ProvidedActor> =
  Machine extends StateMachine<
    infer Context,
    infer Event,
    infer Children,
    infer Actor,
    infer Action,
    infer Guard,
    infer Delay,
    infer Value,
    infer Tag,
    infer Input,
    infer Output,
    infer Emitted,
    infer Meta,
    infer Config
  >
    ? StateMachine<
        Context,
        Event,
        Children,
        Actor | Added,
        Action,
        Guard,
        Delay,
        Value,
        Tag,
        Input,
        Output,
        Emitted,
        Meta,
        Config
      >
    : never;
