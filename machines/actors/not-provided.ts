import {
  type CallbackActorLogic,
  type EventObject,
  fromCallback,
  fromPromise,
  type NonReducibleUnknown,
  type PromiseActorLogic,
} from 'xstate';

/**
 * Placeholder of an actor that a machine names in `setup` and `web` provides. It rejects, so a
 * forgotten actor ends in the machine's `onError` and not in silence.
 */
export function notProvided<Output, Input = void>(name: string): PromiseActorLogic<Output, Input> {
  return fromPromise<Output, Input>(() =>
    Promise.reject(new Error(`Actor '${name}': not provided`)),
  );
}

/** The same for an actor that only listens. */
export function notListening<Input = NonReducibleUnknown>(
  name: string,
): CallbackActorLogic<EventObject, Input> {
  return fromCallback<EventObject, Input>(() => {
    throw new Error(`Actor '${name}': not provided`);
  });
}
