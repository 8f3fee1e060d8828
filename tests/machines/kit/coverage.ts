import type { AnyStateNode, AnyTransitionDefinition } from 'xstate';
import type { Subject } from './subject.ts';

const DEAD_END = ': nothing follows';

/** Names a state in which nothing more can happen, as an exception would. */
export const deadEndName = (state: string): string => `${state}${DEAD_END}`;

/** The parts of a machine that runs have reached. */
export class Coverage {
  readonly states = new Set<string>();
  readonly transitions = new Set<string>();
  /** States that are not final and that nothing leads on from. */
  readonly deadEnds = new Set<string>();
  readonly #subject: Subject;

  constructor(subject: Subject) {
    this.#subject = subject;
  }

  /** Notes one microstep. */
  note(nodes: readonly AnyStateNode[], taken: readonly AnyTransitionDefinition[]): void {
    const { states, transitions } = this.#subject.anatomy;
    // A state that is left at once is seen as the source of what left it alone.
    const left = taken.map(({ source }) => source as AnyStateNode);
    for (const node of [...nodes, ...left]) {
      const name = states.get(node);
      if (name !== undefined) this.states.add(name);
    }
    for (const transition of taken) {
      const name = transitions.get(transition);
      if (name !== undefined) this.transitions.add(name);
    }
  }

  /**
   * Parts that were never reached although they should be, and parts that were reached although the
   * entry denies it.
   */
  gaps(): readonly string[] {
    const { entry, anatomy } = this.#subject;
    const exceptions = entry.exceptions ?? {};
    const known = new Set([...anatomy.states.values(), ...anatomy.transitions.values()]);
    const reached = new Set([...this.states, ...this.transitions]);
    return [
      ...[...known]
        .filter((part) => !reached.has(part) && !Object.hasOwn(exceptions, part))
        .map((part) => `never reached: ${part}`),
      ...Object.keys(exceptions).flatMap((part) => {
        if (part.endsWith(DEAD_END)) {
          return this.deadEnds.has(part) ? [] : [`excepted, but something follows: ${part}`];
        }
        if (!known.has(part)) return [`excepted, but there is no such part: ${part}`];
        return reached.has(part) ? [`excepted, but reached: ${part}`] : [];
      }),
    ];
  }
}
