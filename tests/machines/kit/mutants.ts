import { type AnyStateMachine, type AnyStateNode, createMachine, not } from 'xstate';
import { guardName, nodesOf, stateName } from '#tools/machine-anatomy.ts';
import { type MutableState, type MutableTransition, mutableConfig } from './mutable-config.ts';

/** A machine with one fault put in. */
export interface Mutant {
  readonly name: string;
  readonly machine: AnyStateMachine;
}

interface Edit {
  readonly name: string;
  readonly apply: (config: MutableState) => void;
  /** Guards that the edited machine has besides. */
  readonly guards?: Readonly<Record<string, unknown>>;
}

/** The name of a guard that asks the opposite: one without a name is a fault of another kind. */
const TURNED_ROUND = 'guardIsTurnedRound';

/** One list of transitions: its place, and its transitions in the running machine. */
interface TransitionList {
  readonly name: string;
  readonly in: (state: MutableState) => MutableTransition[] | undefined;
  readonly descriptor: string;
}

function stateAt(config: MutableState, path: readonly string[]): MutableState {
  return path.reduce<MutableState>((state, key) => {
    const next = state.states?.[key];
    if (next === undefined) throw new Error(`There is no state '${path.join('.')}'.`);
    return next;
  }, config);
}

function listsOf(node: AnyStateNode, state: MutableState): readonly TransitionList[] {
  return [
    ...Object.keys(state.on ?? {}).map((type) => ({
      name: type,
      in: (s: MutableState) => s.on?.[type],
      descriptor: type,
    })),
    ...Object.keys(state.after ?? {}).map((delay) => ({
      name: `after(${delay})`,
      in: (s: MutableState) => s.after?.[delay],
      descriptor: `xstate.after.${delay}.${node.id}`,
    })),
    ...(state.always
      ? [{ name: 'always', in: (s: MutableState) => s.always, descriptor: '' }]
      : []),
    ...(state.onDone
      ? [
          {
            name: 'done',
            in: (s: MutableState) => s.onDone,
            descriptor: `xstate.done.state.${node.id}`,
          },
        ]
      : []),
    ...(state.invoke ?? []).flatMap((invoke, index) =>
      (['onDone', 'onError'] as const)
        .filter((end) => invoke[end] !== undefined)
        .map((end) => ({
          name: `${end}(${String(invoke.id)})`,
          in: (s: MutableState) => s.invoke?.[index]?.[end],
          descriptor: `xstate.${end === 'onDone' ? 'done' : 'error'}.actor.${String(invoke.id)}`,
        })),
    ),
  ];
}

/** The next sibling of a target; undefined if it has none. */
function siblingOf(target: AnyStateNode | undefined): AnyStateNode | undefined {
  const parent = target?.parent;
  if (!target || !parent) return undefined;
  const family = Object.values(parent.states as Record<string, AnyStateNode>).filter(
    ({ type }) => type !== 'history',
  );
  const next = family[(family.indexOf(target) + 1) % family.length];
  return next === target ? undefined : next;
}

function editsOfTransition(
  node: AnyStateNode,
  list: TransitionList,
  index: number,
  transition: MutableTransition,
): readonly Edit[] {
  const where = `${stateName(node)}: ${list.name} #${index + 1}`;
  const edit = (name: string, change: (one: MutableTransition) => void): Edit => ({
    name: `${where}: ${name}`,
    apply: (config) => {
      const one = list.in(stateAt(config, node.path))?.[index];
      if (one === undefined) throw new Error(`There is no transition '${where}'.`);
      change(one);
    },
  });
  const inMachine = (
    list.descriptor === '' ? node.always : node.transitions.get(list.descriptor)
  )?.[index];
  const sibling = siblingOf(inMachine?.target?.[0] as AnyStateNode | undefined);
  return [
    {
      name: `${where}: transition dropped`,
      apply: (config) => void list.in(stateAt(config, node.path))?.splice(index, 1),
    },
    ...(transition.guard === undefined
      ? []
      : [
          edit(`guard '${guardName(transition)}' dropped`, (one) => delete one.guard),
          {
            ...edit(`guard '${guardName(transition)}' turned round`, (one) => {
              one.guard = TURNED_ROUND;
            }),
            guards: { [TURNED_ROUND]: not(transition.guard as never) },
          },
        ]),
    ...(sibling === undefined
      ? []
      : [
          edit(`goes to ${stateName(sibling)}`, (one) => {
            one.target = `#${sibling.id}`;
          }),
        ]),
    ...(transition.actions ?? []).map((action, at) =>
      edit(`action ${actionName(action)} dropped`, (one) => one.actions?.splice(at, 1)),
    ),
  ];
}

function actionName(action: unknown): string {
  if (typeof action === 'string') return `'${action}'`;
  const type: unknown = (action as { readonly type?: unknown }).type;
  return typeof type === 'string' ? `'${type}'` : 'without a name';
}

function editsOfState(node: AnyStateNode, state: MutableState): readonly Edit[] {
  const where = stateName(node);
  const edit = (name: string, apply: (one: MutableState) => void): Edit => ({
    name: `${where}: ${name}`,
    apply: (config) => apply(stateAt(config, node.path)),
  });
  const initial = typeof state.initial === 'string' ? node.states[state.initial] : undefined;
  const otherInitial = siblingOf(initial as AnyStateNode | undefined);
  return [
    ...(otherInitial === undefined
      ? []
      : [
          edit(`begins in ${otherInitial.key}`, (one) => {
            one.initial = otherInitial.key;
          }),
        ]),
    ...(['entry', 'exit'] as const).flatMap((when) =>
      (state[when] ?? []).flatMap((action, at) => [
        edit(`${when} ${actionName(action)} dropped`, (one) => one[when]?.splice(at, 1)),
        edit(`${when} ${actionName(action)} on the other side`, (one) => {
          const other = when === 'entry' ? 'exit' : 'entry';
          one[other] = [...(one[other] ?? []), ...(one[when]?.splice(at, 1) ?? [])];
        }),
      ]),
    ),
    ...(state.invoke ?? []).flatMap((invoke, at) =>
      (['onDone', 'onError'] as const)
        .filter((end) => invoke[end] !== undefined)
        .map((end) =>
          edit(`${end} of '${String(invoke.id)}' dropped`, (one) => delete one.invoke?.[at]?.[end]),
        ),
    ),
    ...listsOf(node, state).flatMap((list) =>
      (list.in(state) ?? []).flatMap((transition, index) =>
        editsOfTransition(node, list, index, transition),
      ),
    ),
  ];
}

/** Every machine that differs from this one by one fault. */
export function mutantsOf(machine: AnyStateMachine): readonly Mutant[] {
  const original = mutableConfig(machine);
  const edits = nodesOf(machine).flatMap((node) =>
    editsOfState(node, stateAt(original, node.path)),
  );
  return edits.map(({ name, apply, guards }) => {
    const config = mutableConfig(machine);
    apply(config);
    const { implementations } = machine;
    const edited = { ...implementations, guards: { ...implementations.guards, ...guards } };
    return { name, machine: createMachine(config as never, edited as never) };
  });
}
