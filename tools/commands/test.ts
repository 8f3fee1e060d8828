import { availableParallelism } from 'node:os';
import { basename } from 'node:path';
import { parseArgs } from 'node:util';
import { ensureBrowser, NoBrowserError } from '#tools/browser.ts';
import { filesChangedSince } from '#tools/changed-files.ts';
import { stepsForChange } from '#tools/changed-steps.ts';
import { projectRoot } from '#tools/project.ts';
import { randomSeed } from '#tools/random-seed.ts';
import { runSteps, type StepResult } from '#tools/run-steps.ts';
import { testSteps } from '#tools/test-steps.ts';

const usage = `npm test [-- --only step,step] [-- --changed [--since commit]]

  --only      run these steps alone: ${testSteps.map((step) => step.name).join(', ')}
  --changed   run what a change asks for: what differs from the last commit
  --since     with --changed: what differs from this commit
  --help      this text

FC_SEED=<number> sets the seed of the random tests; without it, it comes from the commit.
CHROMIUM_PATH=<path> names the browser.`;

function end(message: string, code: number): never {
  console.error(message);
  process.exit(code);
}

function chosenSteps() {
  const { values } = parseArgs({
    options: {
      only: { type: 'string' },
      changed: { type: 'boolean' },
      since: { type: 'string' },
      help: { type: 'boolean', short: 'h' },
    },
  });
  if (values.help === true) end(usage, 0);
  if (values.since !== undefined && values.changed !== true) end(usage, 1);
  if (values.changed === true) {
    if (values.only !== undefined) end(usage, 1);
    const since = values.since ?? 'HEAD';
    const files = filesChangedSince(since);
    if (files.length === 0) end(`Nothing differs from ${since}.`, 1);
    return stepsForChange(testSteps, files, since);
  }
  if (values.only === undefined) return testSteps;
  const names = values.only.split(',');
  const unknown = names.filter((name) => !testSteps.some((step) => step.name === name));
  if (unknown.length > 0) end(`No such step: ${unknown.join(', ')}\n\n${usage}`, 1);
  return testSteps.filter((step) => names.includes(step.name));
}

function summaryLine(result: StepResult): string {
  const counts = [
    `${result.passed} passed`,
    ...(result.failed > 0 ? [`${result.failed} failed`] : []),
    ...(result.skipped > 0 ? [`${result.skipped} skipped`] : []),
  ].join(', ');
  const mark = result.failed > 0 ? '✗' : '✓';
  return `${mark} ${result.name.padEnd(10)} ${result.seconds.toFixed(1).padStart(6)} s   ${counts}`;
}

/** Names the browser: a full one needs a quarter more of the machine than a headless shell. */
function browserNote(): string {
  const path = process.env['CHROMIUM_PATH'];
  return path === undefined ? '' : ` with ${basename(path)}`;
}

const steps = chosenSteps();
if (steps.some((step) => step.kind === 'vitest')) {
  try {
    process.env['CHROMIUM_PATH'] = ensureBrowser();
  } catch (error) {
    if (error instanceof NoBrowserError) end(error.message, 1);
    throw error;
  }
}

// One seed for all steps: a whole run can be repeated.
const seed = randomSeed(projectRoot);
process.env['FC_SEED'] = String(seed);
console.log(`Random tests run with seed ${seed} (again: FC_SEED=${seed} npm test)\n`);

const started = performance.now();
const live = steps.length === 1;
const results = await runSteps(steps, {
  live,
  // One more than two cores, for what browsers leave while they wait.
  lanes: Math.min(3, availableParallelism() + 1),
  onEnd: (result, output) => {
    if (result.failed > 0 && !live) console.log(output.trimEnd());
    console.log(summaryLine(result));
  },
});

const seconds = (performance.now() - started) / 1000;
const passed = results.reduce((sum, result) => sum + result.passed, 0);
const failed = results.reduce((sum, result) => sum + result.failed, 0);
console.log(`\n${'─'.repeat(44)}`);
for (const result of results) console.log(summaryLine(result));
console.log(`${'─'.repeat(44)}\n  in ${seconds.toFixed(0)} s${browserNote()}\n`);
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;
