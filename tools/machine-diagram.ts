import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate';
import { guardName, nodesOf, transitionsOf, triggerName } from '#tools/machine-anatomy.ts';

/** A node's name inside a diagram: only letters, digits and underscores. */
function diagramId(node: AnyStateNode): string {
  return node.path.length === 0 ? 'anywhere' : node.path.join('_');
}

function childrenOf(node: AnyStateNode): readonly AnyStateNode[] {
  return Object.values(node.states as Record<string, AnyStateNode>);
}

/** `[*] --> first` of a state with nested states; regions of a parallel one have theirs. */
function firstOf(node: AnyStateNode): readonly string[] {
  if (node.type !== 'compound') return [];
  const [first] = node.initial.target as readonly AnyStateNode[];
  return first === undefined ? [] : [`[*] --> ${diagramId(first)}`];
}

function stateLines(node: AnyStateNode): readonly string[] {
  const inner = childrenOf(node);
  const name = `state "${node.key}" as ${diagramId(node)}`;
  if (inner.length === 0) {
    return node.type === 'final' ? [name, `${diagramId(node)} --> [*]`] : [name];
  }
  const separator = node.type === 'parallel' ? ['--'] : [];
  const body = inner.flatMap((child, index) => [
    ...(index > 0 ? separator : []),
    ...stateLines(child),
  ]);
  return [`${name} {`, ...[...firstOf(node), ...body].map((line) => `  ${line}`), '}'];
}

function transitionLines(transition: AnyTransitionDefinition): readonly string[] {
  const source = transition.source as AnyStateNode;
  const guard = guardName(transition);
  const label = triggerName(transition) + (guard === undefined ? '' : ` [${guard}]`);
  return ((transition.target ?? []) as readonly AnyStateNode[]).map(
    (target) => `${diagramId(source)} --> ${diagramId(target)}: ${label}`,
  );
}

/** The machine as a Mermaid state diagram; what holds in every state leaves from 'anywhere'. */
export function machineDiagram(machine: AnyStateMachine): string {
  const root = machine.root as AnyStateNode;
  const arrows = nodesOf(machine).flatMap((node) => transitionsOf(node).flatMap(transitionLines));
  const leavesAnywhere = arrows.some((line) => line.startsWith('anywhere -->'));
  const lines = [
    ...firstOf(root),
    ...childrenOf(root).flatMap(stateLines),
    ...(leavesAnywhere ? ['state "in any state" as anywhere'] : []),
    ...arrows,
  ];
  return ['stateDiagram-v2', ...lines.map((line) => `  ${line}`)].join('\n');
}
