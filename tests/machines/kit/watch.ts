import type { AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import type { AnyCatalogueEntry, Step } from '#machines/catalogue/entry.ts';
import { foreignIn } from './plain-data.ts';
import { secretsIn } from './secrets.ts';

type History = readonly Step<AnyStateMachine>[];

/** Invariants of every step of every machine: a plain context, and no secret anywhere. */
function faultsOfStep(step: Step<AnyStateMachine>): readonly string[] {
  const context: unknown = step.context;
  const crashed = step.event.type.startsWith('xstate.error.');
  return [
    ...foreignIn(context, 'context'),
    ...secretsIn(context, 'context'),
    ...secretsIn(step.output, 'output'),
    ...(crashed ? [] : secretsIn(step.event, `event ${step.event.type}`)),
  ];
}

/** Checks the steps from an index on: each alone, and the invariants over all before it. */
export function faultsOfSteps(
  entry: AnyCatalogueEntry,
  history: History,
  from: number,
  snapshot: AnyMachineSnapshot,
): readonly string[] {
  const found: string[] = [];
  for (let index = from; index < history.length; index += 1) {
    const step = history[index];
    if (step !== undefined) found.push(...faultsOfStep(step));
    const soFar = index === history.length - 1 ? history : history.slice(0, index + 1);
    for (const invariant of entry.invariants) {
      if (!invariant.holds(soFar)) found.push(`invariant broken: ${invariant.name}`);
    }
  }
  if (snapshot.status === 'done') {
    const late = Object.values(entry.events)
      .flat()
      .filter((event) => snapshot.can(event));
    found.push(...late.map((event) => `'${event.type}' is enabled after the end`));
  }
  return [...new Set(found)];
}
