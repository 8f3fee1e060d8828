import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { constants, getPriority, setPriority } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod/v4';
import { projectRoot } from './project.ts';
import type { TestStep } from './test-steps.ts';

/** How one step ended. A check counts as one test; a broken step counts as at least one failure. */
export interface StepResult {
  readonly name: string;
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
  readonly seconds: number;
}

interface Options {
  /** How many steps may run in parallel; a wide one takes a lane and lends what it does not use. */
  readonly lanes: number;
  /** Called when each step ends, with its output. */
  readonly onEnd: (result: StepResult, output: string) => void;
  /** A single step prints while it runs. */
  readonly live: boolean;
}

const resultsFolder = join(projectRoot, '.cache/test-results');

/** Runs the steps, in parallel where their order allows, and answers in the given order. */
export async function runSteps(
  steps: readonly TestStep[],
  options: Options,
): Promise<readonly StepResult[]> {
  mkdirSync(resultsFolder, { recursive: true });
  const results = new Map<string, StepResult>();
  const running = new Map<string, Promise<void>>();
  const waiting = [...steps];
  const chosen = new Set(steps.map((step) => step.name));
  const isReady = (step: TestStep) =>
    (step.after ?? []).every((name) => results.has(name) || !chosen.has(name));

  const settle = async (step: TestStep, work: Promise<Ended>) => {
    const { result, output } = await work;
    results.set(step.name, result);
    running.delete(step.name);
    options.onEnd(result, output);
  };
  const start = (step: TestStep) => {
    waiting.splice(waiting.indexOf(step), 1);
    const blockedBy = (step.after ?? []).find((name) => (results.get(name)?.failed ?? 0) > 0);
    const work =
      blockedBy === undefined
        ? runStep(step, options.live)
        : Promise.resolve(broken(step, `not run: ${blockedBy} failed`));
    running.set(step.name, settle(step, work));
  };

  while (waiting.length + running.size > 0) {
    const next =
      waiting.find((step) => step.wide === true && isReady(step)) ?? waiting.find(isReady);
    if (next !== undefined && (next.wide === true || running.size < options.lanes)) {
      start(next);
      continue;
    }
    await Promise.race(running.values());
  }
  return steps.flatMap((step) => results.get(step.name) ?? []);
}

interface Ended {
  readonly result: StepResult;
  readonly output: string;
}

function broken(step: TestStep, why: string): Ended {
  return {
    result: { name: step.name, passed: 0, failed: 1, skipped: 0, seconds: 0 },
    output: `${step.name}: ${why}\n`,
  };
}

async function runStep(step: TestStep, live: boolean): Promise<Ended> {
  const folder = join(projectRoot, step.folder);
  if (!existsSync(folder) || readdirSync(folder).length === 0) {
    return broken(step, `${step.folder} is missing or empty`);
  }
  const report = join(resultsFolder, `${step.name}.json`);
  rmSync(report, { force: true });
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const [command, ...args] = step.command;
  const started = performance.now();
  const { code, output } = await runCaptured(
    step,
    [command, ...args, ...(step.kind === 'vitest' ? reporters : [])],
    live,
  );
  const seconds = (performance.now() - started) / 1000;
  writeFileSync(join(resultsFolder, `${step.name}.log`), output);
  const counts = step.kind === 'vitest' ? countsOf(report) : checkCounts(code);
  // A run that failed without a failing test (a crash, an unhandled error), or that found no test,
  // has failed too.
  const isEmpty = counts.passed === 0 && step.mayBeEmpty !== true;
  const unexplained = counts.failed === 0 && (code !== 0 || isEmpty);
  return {
    result: { name: step.name, ...counts, failed: counts.failed + (unexplained ? 1 : 0), seconds },
    output,
  };
}

function runCaptured(
  step: TestStep,
  [command, ...args]: readonly [string, ...string[]],
  live: boolean,
): Promise<{ code: number; output: string }> {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: projectRoot,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, ...step.environment },
    });
    if (step.wide !== true && child.pid !== undefined) yieldToOthers(child.pid);
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => {
        output += text;
        if (live) process.stdout.write(text);
      });
    }
    child.on('error', (error) => resolve({ code: 1, output: `${output}${error.message}\n` }));
    child.on('close', (code) => resolve({ code: code ?? 1, output }));
  });
}

/** Gives way to the wide step, whose browsers wait for the processor more often than they use it. */
function yieldToOthers(pid: number): void {
  const yielding = constants.priority.PRIORITY_BELOW_NORMAL;
  // A run with a still lower priority keeps it.
  if (getPriority(pid) < yielding) setPriority(pid, yielding);
}

function checkCounts(code: number) {
  return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, skipped: 0 };
}

const vitestReport = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numPendingTests: z.number(),
  numTodoTests: z.number(),
});

function countsOf(report: string) {
  if (!existsSync(report)) return { passed: 0, failed: 0, skipped: 0 };
  const counts = vitestReport.parse(JSON.parse(readFileSync(report, 'utf8')));
  return {
    passed: counts.numPassedTests,
    failed: counts.numFailedTests,
    skipped: counts.numPendingTests + counts.numTodoTests,
  };
}
