import { constants, getPriority } from 'node:os';
import { expect, test } from 'vitest';
import { runSteps } from '#tools/run-steps.ts';
import type { TestStep } from '#tools/test-steps.ts';

function step(name: string, code: string, more: Partial<TestStep> = {}): TestStep {
  return { name, folder: 'tools', kind: 'check', command: ['node', '-e', code], ...more };
}

async function outcomes(steps: readonly TestStep[]) {
  const outputs = new Map<string, string>();
  const results = await runSteps(steps, {
    lanes: 2,
    live: false,
    onEnd: (result, output) => outputs.set(result.name, output),
  });
  return { outputs, results: results.map(({ name, passed, failed }) => [name, passed, failed]) };
}

test('results keep the order of the steps', async () => {
  const slow = step('slow', 'setTimeout(() => {}, 150)');
  const { results } = await outcomes([slow, step('quick', '')]);
  expect(results).toEqual([
    ['slow', 1, 0],
    ['quick', 1, 0],
  ]);
});

test('a wide step starts even if every lane is taken, and others yield', async () => {
  const priority = 'console.log(require("node:os").getPriority())';
  const { results, outputs } = await outcomes([
    step('left', priority),
    step('right', ''),
    step('wide', priority, { wide: true }),
  ]);
  expect(results.map(([, passed]) => passed)).toEqual([1, 1, 1]);
  const own = getPriority();
  expect(Number(outputs.get('wide'))).toBe(own);
  expect(Number(outputs.get('left'))).toBe(Math.max(own, constants.priority.PRIORITY_BELOW_NORMAL));
});

test('a step has its own environment', async () => {
  const { outputs } = await outcomes([
    step('told', 'console.log(process.env.WORD)', { environment: { WORD: 'heard' } }),
  ]);
  expect(outputs.get('told')).toBe('heard\n');
});

test('a failed step is counted, with its output', async () => {
  const { results, outputs } = await outcomes([step('bad', 'console.log("why"); process.exit(3)')]);
  expect(results).toEqual([['bad', 0, 1]]);
  expect(outputs.get('bad')).toContain('why');
});

test('steps that need a failed step are skipped as failed', async () => {
  const { results, outputs } = await outcomes([
    step('first', 'process.exit(1)'),
    step('second', 'console.log("ran")', { after: ['first'], wide: true }),
  ]);
  expect(results).toEqual([
    ['first', 0, 1],
    ['second', 0, 1],
  ]);
  expect(outputs.get('second')).toBe('second: not run: first failed\n');
});

test('a step without its folder fails', async () => {
  const { results } = await outcomes([step('gone', '', { folder: 'tests/no-such-folder' })]);
  expect(results).toEqual([['gone', 0, 1]]);
});

test('a test run without a report fails, even with exit code 0', async () => {
  const { results } = await outcomes([step('silent', '', { kind: 'vitest' })]);
  expect(results).toEqual([['silent', 0, 1]]);
});
