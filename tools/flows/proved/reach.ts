import type { AnyMachineSnapshot, AnyStateMachine, AnyStateNode, InspectionEvent } from 'xstate';
import { activeNodes, takenTransitions } from '#machines/simulation/xstate-internals.ts';
import { anatomyOf } from '#tools/machine-anatomy.ts';
import type { ReachingTest } from '#web/flows/proved/reaching-test.ts';

/** The parts of a machine that one run comes through. */
export class Reach {
  readonly #anatomy: ReturnType<typeof anatomyOf>;
  readonly #states = new Set<string>();
  readonly #transitions = new Set<string>();

  constructor(machine: AnyStateMachine) {
    this.#anatomy = anatomyOf(machine);
  }

  /** Notes what an inspected actor of the machine does; what other actors do is passed over. */
  note(inspected: InspectionEvent): void {
    if (inspected.type !== '@xstate.microstep' && inspected.type !== '@xstate.snapshot') return;
    const taken = inspected.type === '@xstate.microstep' ? takenTransitions(inspected) : [];
    // A state that is left at once is only seen as the source of what leaves it.
    const left = taken.map(({ source }) => source as AnyStateNode);
    for (const node of [...activeNodes(inspected.snapshot as AnyMachineSnapshot), ...left]) {
      const state = this.#anatomy.states.get(node);
      if (state !== undefined) this.#states.add(state);
    }
    for (const transition of taken) {
      const id = this.#anatomy.transitions.get(transition);
      if (id !== undefined) this.#transitions.add(id);
    }
  }

  /** All of it so far. */
  parts(): Pick<ReachingTest, 'states' | 'transitions'> {
    return { states: [...this.#states], transitions: [...this.#transitions] };
  }
}
