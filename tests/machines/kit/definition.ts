import type { AnyStateNode } from 'xstate';
import type { AnyCatalogueEntry } from '#machines/catalogue/entry.ts';
import { inputFor } from '#machines/simulation/world.ts';
import { nodesOf, stateName, transitionsOf, triggerName } from '#tools/machine-anatomy.ts';
import { isPastVerb } from './past-verbs.ts';
import { secretsIn } from './secrets.ts';
import { type Subject } from './subject.ts';

const camelCase = /^[a-z][a-zA-Z0-9]*$/;
const requirementRow = /^[A-Z]{1,2}\d+[a-z]?$/;

interface InvokeConfig {
  readonly id?: unknown;
  readonly src?: unknown;
  readonly onDone?: unknown;
  readonly onError?: unknown;
}

function invokesOf(node: AnyStateNode): readonly InvokeConfig[] {
  const invoke = node.config.invoke as InvokeConfig | readonly InvokeConfig[] | undefined;
  return invoke === undefined ? [] : [invoke].flat();
}

function faultsOfInvoke(entry: AnyCatalogueEntry, invoke: InvokeConfig, where: string): string[] {
  const { id, src, onDone, onError } = invoke;
  const known = typeof src === 'string' && Object.hasOwn(entry.outcomes, src);
  const what = `${where}: invoke ${typeof id === 'string' ? `'${id}'` : 'without a name'}`;
  const listens = known && entry.outcomes[src]?.length === 0;
  return [
    ...(typeof id === 'string' ? [] : [`${what} has no id`]),
    ...(known ? [] : [`${what} runs an actor that setup does not name with its outcomes`]),
    ...(onDone !== undefined || listens ? [] : [`${what} has no onDone`]),
    ...(onError === undefined ? [`${what} has no onError`] : []),
  ];
}

function faultsOfState(entry: AnyCatalogueEntry, node: AnyStateNode): string[] {
  const where = stateName(node);
  const isRoot = node.parent === undefined;
  return [
    ...(isRoot || node.type === 'history' || node.description?.trim()
      ? []
      : [`${where} has no description`]),
    ...(isRoot || camelCase.test(node.key) ? [] : [`${where}: the name is not camelCase`]),
    ...invokesOf(node).flatMap((invoke) => faultsOfInvoke(entry, invoke, where)),
    ...faultsOfGuards(node),
  ];
}

/** A verb without a subject: 'isOver' does not say what is over. */
const withoutSubject =
  /^(is|are|was|has|had|can|may|must|needs|wants|takes|owes|says|names|keeps|came)(?=[A-Z]|$)/;

/**
 * Diagrams, tables and the inspector only show a guard's name, so it must be a sentence of its own:
 * 'partIsDisbursed', without a fixed parameter to complete it. They do not show combined or inline
 * guards.
 */
function faultsOfGuards(node: AnyStateNode): string[] {
  return transitionsOf(node).flatMap((transition) => {
    const guard: unknown = transition.guard;
    const where = `${stateName(node)}: the guard of ${triggerName(transition)}`;
    if (guard === undefined) return [];
    if (typeof guard === 'function') return [`${where} has no name`];
    const { type, params } = (typeof guard === 'string' ? { type: guard } : guard) as {
      readonly type: string;
      readonly params?: unknown;
    };
    return [
      ...(/[A-Z]/.test(type) && !withoutSubject.test(type)
        ? []
        : [`${where}, '${type}', is not named <subject><Verb…>, as 'partIsDisbursed' is`]),
      ...(params === undefined || typeof params === 'function'
        ? []
        : [
            `${where}, '${type}', has a fixed parameter, which nobody sees: name one guard for each`,
          ]),
    ];
  });
}

/** `<subject>.<pastVerb>`: 'form.submitted', 'code.requested', 'session.signedOut'. */
function isFactName(type: string): boolean {
  const words = type.split('.');
  return (
    words.length >= 2 &&
    words.every((word) => camelCase.test(word)) &&
    isPastVerb(words.at(-1) ?? '')
  );
}

function faultsOfEvents(entry: AnyCatalogueEntry, used: ReadonlySet<string>): string[] {
  const known = Object.entries(entry.events).flatMap(([type, examples]) => [
    ...(isFactName(type) ? [] : [`event '${type}' is not named <subject>.<pastVerb>`]),
    ...(used.has(type) ? [] : [`event '${type}' is used nowhere in the machine`]),
    ...(examples.length > 0 ? [] : [`event '${type}' has no example`]),
    ...examples.flatMap((example) => [
      ...(example.type === type ? [] : [`an example of '${type}' is a '${example.type}'`]),
      ...secretsIn(example, `event ${type}`),
    ]),
  ]);
  const unnamed = [...used].filter(
    (type) => !type.startsWith('xstate.') && !Object.hasOwn(entry.events, type),
  );
  return [...known, ...unnamed.map((type) => `event '${type}' has no examples in the entry`)];
}

function faultsOfEntry(entry: AnyCatalogueEntry): string[] {
  const { id, title, purpose, requirements, invariants, journeys, inputs, outcomes } = entry;
  const example = Object.entries(inputs).flatMap(([name, input]) =>
    secretsIn(inputFor(input, { now: () => 0 }), `input ${name}`),
  );
  return [
    ...(id === entry.machine.id ? [] : [`the entry '${id}' holds machine '${entry.machine.id}'`]),
    ...(title.trim() === '' || purpose.trim() === '' ? ['title or purpose is empty'] : []),
    ...(requirements.length === 0 ? ['the entry names no requirement row'] : []),
    ...requirements
      .filter((row) => !requirementRow.test(row))
      .map((row) => `'${row}' is no row of the requirements`),
    ...(invariants.length === 0 ? ['the machine has no invariant'] : []),
    ...(journeys.length === 0 ? ['the machine has no pinned journey'] : []),
    ...(Object.keys(inputs).length === 0 ? ['the entry has no example input'] : []),
    ...example,
    ...Object.entries(outcomes).flatMap(([source, outputs]) =>
      outputs.flatMap((output) => secretsIn(output, `outcome of ${source}`)),
    ),
  ];
}

/** What can be seen to be wrong without running the machine. */
export function faultsOfDefinition({ entry, machine }: Subject): readonly string[] {
  const nodes = nodesOf(machine);
  const used = new Set(
    nodes.flatMap((node) =>
      [...node.transitions].filter(([, list]) => list.length > 0).map(([type]) => type),
    ),
  );
  return [
    ...faultsOfEntry(entry),
    ...faultsOfEvents(entry, used),
    ...nodes.flatMap((node) => faultsOfState(entry, node)),
  ];
}
