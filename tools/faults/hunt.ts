import { type TestStep, testSteps } from '#tools/test-steps.ts';
import type { Fault, Selection } from './fault.ts';
import { MisfitError, type ProjectCopy } from './project-copy.ts';
import { type RunEnd, type RunTest, runTests } from './run-tests.ts';

/** Outcome of a fault. */
export interface Verdict {
  readonly fault: Fault;
  /** `elsewhere`: by tests other than those named in its patch. */
  readonly state: 'caught' | 'elsewhere' | 'missed' | 'misfit';
  /** The step that caught it, and what failed there. */
  readonly step?: string;
  readonly failures: readonly string[];
  /** The output of the last run. */
  readonly output: string;
  readonly seconds: number;
}

/** The tests of the patches fail without any fault, so they prove nothing. */
export class UnsoundError extends Error {
  override name = 'UnsoundError';
}

interface Hunt {
  readonly copy: ProjectCopy;
  readonly signal: AbortSignal;
}

/** Slow steps run last when a fault was not caught where expected. */
const slow: readonly string[] = ['types', 'lint', 'machines', 'fake', 'web', 'journeys'];
const cheapFirst = testSteps.toSorted(
  (one, other) => slow.indexOf(one.name) - slow.indexOf(other.name),
);

/** With a fault applied, its own patch no longer applies: that says nothing about the product. */
const WITHOUT_OWN_TEST = '--exclude=tests/tools/faults.test.ts';

function argumentsOf({ files, pattern }: Pick<Selection, 'files' | 'pattern'>): string[] {
  return [...files, ...(pattern === undefined ? [] : [`--testNamePattern=${pattern}`])];
}

function selects({ files, pattern }: Selection, { file, name }: RunTest): boolean {
  return files.includes(file) && (pattern === undefined || new RegExp(pattern, 'u').test(name));
}

/**
 * Runs the tests named in the patches, without any fault.
 *
 * @throws UnsoundError if a test fails, or a patch names no test
 */
export async function proveSound(faults: readonly Fault[], { copy, signal }: Hunt): Promise<void> {
  for (const [step, stepFaults] of Map.groupBy(faults, ({ selection }) => selection.step)) {
    // A pattern applies to all files of a run: files without a pattern have their own run.
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

/**
 * Applies a fault to the copy and finds what catches it: first the tests of its patch, then all.
 */
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

/**
 * A run that breaks without a failing test, such as when the browser does not start, proves
 * nothing.
 */
function catches({ isWell, failures }: RunEnd): boolean {
  return !isWell && failures.length > 0;
}
