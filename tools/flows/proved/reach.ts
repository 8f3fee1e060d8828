import type {
  AnyMachineSnapshot,
  AnyStateMachine,
  AnyStateNode,
  AnyTransitionDefinition,
  InspectionEvent,
} from 'xstate';
import { activeNodes, takenTransitions } from '#machines/simulation/xstate-internals.ts';
import { type Anatomy, anatomyOf } from '#tools/machine-anatomy.ts';
import type { ReachingTest } from '#web/flows/proved/reaching-test.ts';

/** Parts of a machine. */
export type Parts = Pick<ReachingTest, 'states' | 'transitions'>;

/** A machine with other actors has other nodes of the same names. */
const anatomies = new WeakMap<AnyStateMachine, Anatomy>();

function anatomyOnce(machine: AnyStateMachine): Anatomy {
  const anatomy = anatomies.get(machine) ?? anatomyOf(machine);
  anatomies.set(machine, anatomy);
  return anatomy;
}

/** The parts of one machine that runs come through. */
export class Reach {
  readonly #machine: string;
  readonly #states = new Set<string>();
  readonly #transitions = new Set<string>();

  /** @param machine its id */
  constructor(machine: string) {
    this.#machine = machine;
  }

  /** Notes what inspected actors do; actors of other machines are passed over. */
  note(inspected: InspectionEvent): void {
    if (inspected.type !== '@xstate.microstep' && inspected.type !== '@xstate.snapshot') return;
    if (!('machine' in inspected.snapshot)) return;
    const snapshot = inspected.snapshot as AnyMachineSnapshot;
    if (snapshot.machine.id !== this.#machine) return;
    this.noteStates(snapshot);
    if (inspected.type === '@xstate.microstep') {
      this.#noteTransitions(snapshot, takenTransitions(inspected));
    }
  }

  /** Notes where an actor of the machine is that was not inspected from its start. */
  noteStates(snapshot: AnyMachineSnapshot): void {
    this.#addStates(snapshot, activeNodes(snapshot));
  }

  #noteTransitions(snapshot: AnyMachineSnapshot, taken: readonly AnyTransitionDefinition[]): void {
    const { transitions } = anatomyOnce(snapshot.machine);
    for (const transition of taken) {
      const id = transitions.get(transition);
      if (id !== undefined) this.#transitions.add(id);
    }
    // A state that is left at once is only seen as the source of what leaves it.
    this.#addStates(
      snapshot,
      taken.map(({ source }) => source as AnyStateNode),
    );
  }

  #addStates({ machine }: AnyMachineSnapshot, nodes: readonly AnyStateNode[]): void {
    const { states } = anatomyOnce(machine);
    for (const node of nodes) {
      const state = states.get(node);
      if (state !== undefined) this.#states.add(state);
    }
  }

  /** All of them so far. */
  parts(): Parts {
    return { states: [...this.#states], transitions: [...this.#transitions] };
  }
}
