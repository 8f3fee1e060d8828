import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate';
import { inWords } from '#machines/catalogue/in-words.ts';

/** The states and transitions of a machine under names that a reader can follow. */
export interface Anatomy {
  /** Every state but the machine itself and history states. */
  readonly states: ReadonlyMap<AnyStateNode, string>;
  readonly transitions: ReadonlyMap<AnyTransitionDefinition, string>;
}

/** A state's place in the machine: 'confirming.sendingCode', or the machine's id at the top. */
export function stateName(node: AnyStateNode): string {
  return node.path.length === 0 ? node.machine.id : node.path.join('.');
}

/** All nodes of a machine, the machine itself first. */
export function nodesOf(machine: AnyStateMachine): readonly AnyStateNode[] {
  const below = (node: AnyStateNode): AnyStateNode[] => [
    node,
    ...Object.values(node.states as Record<string, AnyStateNode>).flatMap(below),
  ];
  return below(machine.root as AnyStateNode);
}

/** What sets a transition off, in short: 'form.submitted', 'done(register)', 'after(tick)'. */
export function triggerName(transition: AnyTransitionDefinition): string {
  const type = String(transition.eventType);
  if (type === '') return 'always';
  const actor = /^xstate\.(done|error|snapshot)(?:\.actor)?\.(?!state\.)(.+)$/.exec(type);
  if (actor) return `${actor[1]}(${actor[2]})`;
  if (type.startsWith('xstate.done.state.')) return 'done';
  if (type.startsWith('xstate.after.')) {
    const source = transition.source as AnyStateNode;
    return `after(${type.slice('xstate.after.'.length, -source.id.length - 1)})`;
  }
  return type;
}

/** Every transition that leaves a node, in the order in which guards are tried. */
export function transitionsOf(node: AnyStateNode): readonly AnyTransitionDefinition[] {
  return [...node.transitions.values(), ...(node.always ? [node.always] : [])].flat();
}

/** Names all parts of a machine. */
export function anatomyOf(machine: AnyStateMachine): Anatomy {
  const states = new Map<AnyStateNode, string>();
  const transitions = new Map<AnyTransitionDefinition, string>();
  for (const node of nodesOf(machine)) {
    if (node.parent && node.type !== 'history') states.set(node, stateName(node));
    const groups = Map.groupBy(transitionsOf(node), triggerName);
    for (const [trigger, alternatives] of groups) {
      for (const [index, transition] of alternatives.entries()) {
        const which = alternatives.length > 1 ? ` #${index + 1}` : '';
        transitions.set(transition, `${stateName(node)}: ${trigger}${which}`);
      }
    }
  }
  return { states, transitions };
}

/** What a guard asks, in the words of its name: 'part is disbursed'. */
export function guardName({ guard }: { readonly guard?: unknown }): string | undefined {
  if (guard === undefined) return undefined;
  const { type = 'a condition' } =
    typeof guard === 'string' ? { type: guard } : (guard as { readonly type?: string });
  return inWords(type);
}
