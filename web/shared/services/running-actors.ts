import type { AnyActorRef } from 'xstate';

/** The actors that no other actor started, for whoever watches the portal (T7). */
export interface RunningActors {
  /** Notes an actor for as long as it runs; gives back how to end that. */
  add(actor: AnyActorRef): () => void;
  /** Tells of every actor that runs, and of each that is added; gives back how to stop. */
  follow(listener: (actor: AnyActorRef) => void): () => void;
}

/** Watching costs nothing until somebody follows: an actor is noted, and not inspected. */
export function createRunningActors(): RunningActors {
  const actors = new Set<AnyActorRef>();
  const listeners = new Set<(actor: AnyActorRef) => void>();
  return {
    add(actor) {
      actors.add(actor);
      for (const listener of listeners) listener(actor);
      return () => actors.delete(actor);
    },
    follow(listener) {
      listeners.add(listener);
      for (const actor of actors) listener(actor);
      return () => listeners.delete(listener);
    },
  };
}
