import { isDeepStrictEqual } from 'node:util';
import { type AnyMachineSnapshot, createActor, type Snapshot } from 'xstate';
import type { LiveRun } from './live-run.ts';

const asJson = (value: unknown): string => JSON.stringify(value);

/** What goes wrong when the run's state is stored as JSON and read again; nothing is started. */
export function faultsOfPersistence(run: LiveRun): readonly string[] {
  const { snapshot } = run;
  const stored = asJson(run.persisted());
  const restored = createActor(snapshot.machine, {
    snapshot: JSON.parse(stored) as Snapshot<unknown>,
  }).getSnapshot() as AnyMachineSnapshot;
  const isSame =
    restored.status === snapshot.status &&
    isDeepStrictEqual(restored.value, snapshot.value) &&
    asJson(restored.context) === asJson(snapshot.context);
  return isSame
    ? []
    : [`stored as JSON and read again, ${asJson(snapshot.value)} is ${asJson(restored.value)}`];
}
