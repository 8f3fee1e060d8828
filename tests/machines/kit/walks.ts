import { array, check, constantFrom, nat, property } from 'fast-check';
import type { Coverage } from './coverage.ts';
import { type Fault, faultOf } from './finding.ts';
import { LiveRun } from './live-run.ts';
import type { Subject } from './subject.ts';

/** How random walks are made. */
export interface WalkOptions {
  readonly runs: number;
  readonly seed: number;
  /** Looks for the shortest walk with the same fault. */
  readonly shrink: boolean;
}

/** The longest walk, in acts. */
const LONGEST_WALK = 60;

/** Walks by numbers, each taken modulo what is enabled; ends at the first fault. */
function walk(run: LiveRun, choices: readonly number[]): readonly string[] {
  let faults = run.faults();
  for (const choice of choices) {
    const enabled = run.enabled();
    const act = enabled[choice % enabled.length];
    if (act === undefined || faults.length > 0) break;
    run.take(act);
    faults = run.faults();
  }
  return faults;
}

/** Random walks from every input; the faults of the first bad one. */
export function walkAtRandom(
  subject: Subject,
  coverage: Coverage,
  { runs, seed, shrink }: WalkOptions,
): readonly Fault[] {
  const begin = (inputName: string, choices: readonly number[]) => {
    const run = new LiveRun(subject, subject.entry.inputs[inputName], coverage);
    const faults = walk(run, choices);
    run.stop();
    return faults.map((fault) => faultOf(fault, `input '${inputName}'`, run));
  };
  const details = check(
    property(
      constantFrom(...Object.keys(subject.entry.inputs)),
      array(nat(), { maxLength: LONGEST_WALK, size: 'max' }),
      (inputName, choices) => begin(inputName, choices).length === 0,
    ),
    { numRuns: runs, seed, endOnFailure: !shrink },
  );
  if (!details.failed) return [];
  if (details.counterexample === null) throw new Error(`The walks did not run, seed ${seed}.`);
  const again = begin(...details.counterexample);
  const how = `  again with FC_SEED=${seed}`;
  return again.length > 0
    ? again.map((fault) => ({ ...fault, text: `${fault.text}\n${how}` }))
    : [{ text: `a walk fails only now and then: ${String(details.errorInstance)}\n${how}` }];
}
