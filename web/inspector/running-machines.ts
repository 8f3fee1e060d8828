import type { AnyActorRef, AnyMachineSnapshot } from 'xstate';

/** Whether a snapshot is of an actor that runs a machine. */
export function isOfMachine(snapshot: unknown): snapshot is AnyMachineSnapshot {
  return typeof snapshot === 'object' && snapshot !== null && 'machine' in snapshot;
}

/** An actor's children, if it runs a machine. */
export function childrenOf(actor: AnyActorRef): readonly AnyActorRef[] {
  const snapshot: unknown = actor.getSnapshot();
  if (!isOfMachine(snapshot)) return [];
  const { children } = snapshot as { readonly children: Record<string, AnyActorRef | undefined> };
  return Object.values(children).filter((child) => child !== undefined);
}
