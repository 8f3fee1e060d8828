import { type TestStep, testSteps } from '#tools/test-steps.ts';
import type { Fault, Selection } from './fault.ts';
import { MisfitError, type ProjectCopy } from './project-copy.ts';
import { type RunEnd, type RunTest, runTests } from './run-tests.ts';

/** Outcome of a fault. */
export interface Verdict {
  readonly fault: Fault;
  /** `elsewhere`: by other tests than those that its patch names. */
  readonly state: 'caught' | 'elsewhere' | 'missed' | 'misfit';
  /** The step that caught it, and what failed there. */
  readonly step?: string;
  readonly failures: readonly string[];
  /** All that the last run printed. */
  readonly output: string;
  readonly seconds: number;
}

/** The tests of the patches do not pass as the project is: nothing can be told by them. */
export class UnsoundError extends Error {
  override name = 'UnsoundError';
}

interface Hunt {
  readonly copy: ProjectCopy;
  readonly signal: AbortSignal;
}

/** Steps that take long are asked last when a fault was not caught where it should be. */
const slow: readonly string[] = ['types', 'lint', 'machines', 'fake', 'web', 'journeys'];
const cheapFirst = testSteps.toSorted(
  (one, other) => slow.indexOf(one.name) - slow.indexOf(other.name),
);

/** With a fault in the copy its own patch fits no more: that says nothing of the product. */
const WITHOUT_OWN_TEST = '--exclude=tests/tools/faults.test.ts';

function argumentsOf({ files, pattern }: Pick<Selection, 'files' | 'pattern'>): string[] {
  return [...files, ...(pattern === undefined ? [] : [`--testNamePattern=${pattern}`])];
}

function selects({ files, pattern }: Selection, { file, name }: RunTest): boolean {
  return files.includes(file) && (pattern === undefined || new RegExp(pattern, 'u').test(name));
}

/**
 * Runs what the patches name, without any fault.
 *
 * @throws UnsoundError when something of it fails, or a patch names no test at all
 */
export async function proveSound(faults: readonly Fault[], { copy, signal }: Hunt): Promise<void> {
  for (const [step, stepFaults] of Map.groupBy(faults, ({ selection }) => selection.step)) {
    // One pattern counts for all files of a run: who names none has a run without.
    const runs = Map.groupBy(
      stepFaults,
      ({ selection }) => selection.pattern !== undefined,
    ).values();
    for (const together of runs) {
      await proveTogether(step, together, { copy, signal });
    }
  }
}

async function proveTogether(step: TestStep, faults: readonly Fault[], { copy, signal }: Hunt) {
  const files = [...new Set(faults.flatMap(({ selection }) => selection.files))];
  const patterns = [...new Set(faults.flatMap(({ selection }) => selection.pattern ?? []))];
  const pattern = patterns.length === 0 ? undefined : patterns.map((one) => `(?:${one})`).join('|');
  const args = argumentsOf({ files, pattern });
  const { isWell, passed, output } = await runTests(step, { root: copy.root, args, signal });
  if (!isWell) {
    throw new UnsoundError(`${step.name} fails without any fault:\n${output.trimEnd()}`);
  }
  if (step.kind === 'check') return;
  for (const { name, area, selection } of faults) {
    if (!passed.some((test) => selects(selection, test))) {
      throw new UnsoundError(`What ${area}/${name} is to be caught by is no test of ${step.name}.`);
    }
  }
}

/** Puts a fault into the copy, and looks what catches it: first what its patch names, then all. */
export async function judge(fault: Fault, { copy, signal }: Hunt): Promise<Verdict> {
  const started = performance.now();
  const found = await find(fault, { copy, signal });
  copy.restore();
  return { fault, ...found, seconds: (performance.now() - started) / 1000 };
}

async function find(
  fault: Fault,
  { copy, signal }: Hunt,
): Promise<Omit<Verdict, 'fault' | 'seconds'>> {
  try {
    copy.apply(fault.file);
  } catch (error) {
    if (!(error instanceof MisfitError)) throw error;
    return { state: 'misfit', failures: [], output: error.message };
  }
  const { root } = copy;
  const { step } = fault.selection;
  let last = await runTests(step, { root, args: argumentsOf(fault.selection), signal });
  if (catches(last)) return { state: last.step === step.name ? 'caught' : 'elsewhere', ...last };
  for (const other of cheapFirst) {
    const args = other.kind === 'vitest' ? ['--bail=1', WITHOUT_OWN_TEST] : [];
    last = await runTests(other, { root, args, signal });
    if (catches(last)) return { state: 'elsewhere', ...last };
  }
  return { state: 'missed', failures: [], output: last.output };
}

/** A run that broke without a test that fails, as when the browser does not start, proves nothing. */
function catches({ isWell, failures }: RunEnd): boolean {
  return !isWell && failures.length > 0;
}
