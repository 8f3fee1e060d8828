import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { z } from 'zod/v4';
import { type TestStep, testSteps } from '#tools/test-steps.ts';

/** A longer run counts as hanging, in milliseconds. */
const LONGEST_RUN = 20 * 60_000;

/** Where and how tests are run. */
export interface RunOptions {
  /** The folder of the project. */
  readonly root: string;
  /** More arguments for vitest; a check has none. */
  readonly args?: readonly string[];
  readonly signal: AbortSignal;
}

/** A test by its file, from the project's root, and its full name, as vitest joins it. */
export interface RunTest {
  readonly file: string;
  readonly name: string;
}

/** How a run ended. It succeeded if it ended with 0 and, if it counts tests, some have passed. */
export interface RunEnd {
  /** The step that ran last: possibly a failed one that another needs. */
  readonly step: string;
  readonly isWell: boolean;
  readonly passed: readonly RunTest[];
  /** What failed: tests by their names, a check by the first line that it printed. */
  readonly failures: readonly string[];
  readonly output: string;
}

/**
 * Runs a step, after those that it needs; the first failure ends the run.
 *
 * @throws if a command cannot be started: that says nothing about the product
 */
export async function runTests(step: TestStep, options: RunOptions): Promise<RunEnd> {
  for (const name of step.after ?? []) {
    const needed = testSteps.find((each) => each.name === name);
    if (!needed) throw new Error(`${step.name} comes after ${name}, which is no step.`);
    const end = await runTests(needed, { root: options.root, signal: options.signal });
    if (!end.isWell) return end;
  }
  const [command, ...args] = step.command;
  if (step.kind === 'check') {
    const { code, output } = await runCaptured(command, args, {
      ...options,
      environment: step.environment ?? {},
    });
    const [first = `ended with ${code}`] = output.split('\n').filter((line) => line.trim() !== '');
    const failures = code === 0 ? [] : [first];
    return { step: step.name, isWell: code === 0, passed: [], failures, output };
  }
  const report = join(options.root, '.cache/faults-report.json');
  mkdirSync(dirname(report), { recursive: true });
  rmSync(report, { force: true });
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const { code, output } = await runCaptured(
    command,
    [...args, ...(options.args ?? []), ...reporters],
    { ...options, environment: step.environment ?? {} },
  );
  const tests = testsIn(report, options.root);
  const passed = tests.filter(({ status }) => status === 'passed');
  const failures = tests.filter(({ status }) => status === 'failed').map(({ name }) => name);
  return { step: step.name, isWell: code === 0 && passed.length > 0, passed, failures, output };
}

function runCaptured(
  command: string,
  args: readonly string[],
  { root, signal, environment }: RunOptions & Pick<TestStep, 'environment'>,
): Promise<{ code: number; output: string }> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, ...environment },
      timeout: LONGEST_RUN,
      signal,
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => {
        output += text;
      });
    }
    child.on('error', (error) => {
      // Waits for a stopped process: it still writes into the folder.
      if (!signal.aborted) reject(error);
    });
    child.on('close', (code) => {
      if (signal.aborted) reject(signal.reason as Error);
      else resolve({ code: code ?? 1, output });
    });
  });
}

const reportSchema = z.object({
  testResults: z.array(
    z.object({
      name: z.string(),
      assertionResults: z.array(
        z.object({ ancestorTitles: z.array(z.string()), title: z.string(), status: z.string() }),
      ),
    }),
  ),
});

function testsIn(report: string, root: string): (RunTest & { readonly status: string })[] {
  if (!existsSync(report)) return [];
  const { testResults } = reportSchema.parse(JSON.parse(readFileSync(report, 'utf8')));
  return testResults.flatMap(({ name: path, assertionResults }) =>
    assertionResults.map(({ ancestorTitles, title, status }) => ({
      file: path.slice(root.length + 1),
      name: [...ancestorTitles, title].join(' > '),
      status,
    })),
  );
}
