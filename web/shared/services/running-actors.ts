import type { AnyActorRef } from 'xstate';

/** The root actors without a parent, for the inspector (T7). */
export interface RunningActors {
  /** Registers an actor while it runs; returns how to unregister it. */
  add(actor: AnyActorRef): () => void;
  /** Reports every running actor, and each new one; returns how to stop. */
  follow(listener: (actor: AnyActorRef) => void): () => void;
}

/** Costs nothing until somebody watches: actors are registered, not inspected. */
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
