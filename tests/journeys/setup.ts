import { afterAll, afterEach, beforeEach } from 'vitest';
import { beginTrail, trailInWords } from '#tests/support/trail.ts';
import { keepReachOfFile } from './steps/flow-reach.ts';

beforeEach(beginTrail);

/** A failing journey lists its steps: the last one is where it failed. */
afterEach(({ task }) => {
  const [error] = task.result?.errors ?? [];
  if (error) error.message += `\n\nSteps so far:\n${trailInWords()}\n`;
});

// oxlint-disable-next-line no-empty-pattern -- vitest reads there what a fixture needs: nothing
afterAll(({}, file) => keepReachOfFile(file));
