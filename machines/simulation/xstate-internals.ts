import type {
  AnyMachineSnapshot,
  AnyStateNode,
  AnyTransitionDefinition,
  InspectedMicrostepEvent,
} from 'xstate';

// XState marks these two as internal: the version of xstate is pinned, and this is the file to
// change when a new one moves them.

/** The state nodes that a snapshot is in; none for a machine that failed at once. */
export function activeNodes(snapshot: AnyMachineSnapshot): readonly AnyStateNode[] {
  const { _nodes: nodes } = snapshot as { readonly _nodes?: readonly AnyStateNode[] };
  return nodes ?? [];
}

/** The transitions that one microstep took. */
export function takenTransitions({
  _transitions: taken,
}: InspectedMicrostepEvent): readonly AnyTransitionDefinition[] {
  return taken;
}
