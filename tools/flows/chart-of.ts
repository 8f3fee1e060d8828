import {
  type AnyStateMachine,
  type AnyStateNode,
  type AnyTransitionDefinition,
  StateMachine,
} from 'xstate';
import type { AnyCatalogueEntry } from '#machines/catalogue/entry.ts';
import { inWords } from '#machines/catalogue/in-words.ts';
import {
  type Anatomy,
  anatomyOf,
  guardName,
  nodesOf,
  transitionsOf,
  triggerName,
} from '#tools/machine-anatomy.ts';
import type {
  Chart,
  ChartState,
  ChartTransition,
  TriggerKind,
} from '#web/flows/chart/chart.types.ts';
import type { ActorCalls } from './actor-calls.ts';
import { machineVersion } from './machine-version.ts';

/** A machine as a reader knows it, still without drawings. */
export type Structure = Pick<Chart, 'states' | 'transitions'>;

const pathOf = (node: AnyStateNode) => node.path.join('.');

/** The part of a chart that comes from the entry alone. */
export type MachineChart = Omit<Chart, 'drawings' | 'requirements' | 'tests' | 'testedAt'>;

/**
 * Everything of an entry that the flows page shows, except drawings, tests and requirement texts.
 *
 * @param calls what the portal's actors call
 */
export function chartOf(entry: AnyCatalogueEntry, calls: ActorCalls = {}): MachineChart {
  const { id, title, purpose, requirements, machine, exceptions = {} } = entry;
  const version = machineVersion(machine);
  return {
    id,
    version,
    title,
    purpose,
    rows: requirements,
    exceptions,
    ...structureOf(machine, calls),
  };
}

/** The states and transitions of a machine. */
export function structureOf(machine: AnyStateMachine, calls: ActorCalls = {}): Structure {
  const nodes = nodesOf(machine).filter(({ type }) => type !== 'history');
  const anatomy = anatomyOf(machine);
  return {
    states: nodes.map((node) => stateOf(node, calls)),
    transitions: nodes.flatMap((node) => transitionsFrom(node, anatomy)),
  };
}

function stateOf(node: AnyStateNode, calls: ActorCalls): ChartState {
  const { parent } = node;
  return {
    path: pathOf(node),
    kind: node.type === 'atomic' ? 'simple' : (node.type as Exclude<ChartState['kind'], 'simple'>),
    parent: parent === undefined ? null : pathOf(parent),
    isInitial: parent?.type === 'compound' && parent.initial.target.includes(node),
    description: node.description ?? '',
    actors: node.invoke.map(({ id, src }) => ({
      id,
      calls: typeof src === 'string' ? (calls[src] ?? []) : [],
      machine: machineOf(node, src),
    })),
  };
}

/** The id of the machine that an actor runs. */
function machineOf(node: AnyStateNode, source: unknown): string | null {
  const actors: Readonly<Record<string, unknown>> = node.machine.implementations.actors;
  const logic = typeof source === 'string' ? actors[source] : source;
  return logic instanceof StateMachine ? logic.id : null;
}

function transitionsFrom(node: AnyStateNode, anatomy: Anatomy): readonly ChartTransition[] {
  const groups = Map.groupBy(transitionsOf(node), triggerName);
  return [...groups.values()].flatMap((alternatives) =>
    alternatives.flatMap((transition, index) => {
      const isLast = index > 0 && index === alternatives.length - 1;
      const guard = guardName(transition) ?? (isLast ? 'otherwise' : null);
      const targets = (transition.target ?? [null]) as readonly (AnyStateNode | null)[];
      const id = anatomy.transitions.get(transition) ?? '';
      return targets.map((target) => ({
        id,
        from: pathOf(node),
        to: target && pathOf(target),
        ...triggerOf(transition),
        guard,
      }));
    }),
  );
}

const kinds: Readonly<Record<string, TriggerKind>> = {
  done: 'answer',
  error: 'breakdown',
  snapshot: 'progress',
  after: 'time',
};

function triggerOf(transition: AnyTransitionDefinition): Pick<ChartTransition, 'kind' | 'name'> {
  const trigger = triggerName(transition);
  if (trigger === 'always') return { kind: 'always', name: '' };
  if (trigger === 'done') return { kind: 'completion', name: '' };
  const [, sort = '', name = ''] = /^(done|error|snapshot|after)\((.+)\)$/u.exec(trigger) ?? [];
  const kind = kinds[sort];
  if (kind === undefined) return { kind: 'event', name: trigger };
  return { kind, name: kind === 'time' ? delayOf(transition, name) : name };
}

/** A delay's length if the machine fixes it, else the name of its calculation. */
function delayOf(transition: AnyTransitionDefinition, name: string): string {
  const { machine } = transition.source as AnyStateNode;
  const delay: unknown = machine.implementations.delays?.[name] ?? name;
  const milliseconds = typeof delay === 'function' ? Number.NaN : Number(delay);
  return Number.isNaN(milliseconds) ? name : `${milliseconds / 1000} s`;
}

const words: Readonly<Record<TriggerKind, (name: string) => string>> = {
  event: (name) => name,
  answer: (name) => `${name} answers`,
  breakdown: (name) => `${name} breaks down`,
  progress: (name) => `${name} moves on`,
  time: (name) => `after ${name}`,
  always: () => 'at once',
  completion: () => 'at its end',
};

/** A transition in the words of the drawing: 'receipt confirmed', 'read part answers'. */
export function triggerWords({ kind, name }: Pick<ChartTransition, 'kind' | 'name'>): string {
  return words[kind](inWords(name));
}
