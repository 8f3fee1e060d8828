import { afterEach, beforeEach } from 'vitest';
import { beginTrail, trailInWords } from '#tests/support/trail.ts';

beforeEach(beginTrail);

/** A journey that fails tells its steps: the last one is where it stands. */
afterEach(({ task }) => {
  const [error] = task.result?.errors ?? [];
  if (error) error.message += `\n\nSteps so far:\n${trailInWords()}\n`;
});
