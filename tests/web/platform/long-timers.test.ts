// @vitest-environment node
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createActor, createMachine } from 'xstate';
import { projectRoot } from '#tools/project.ts';
import { longTimers } from '#web/platform/long-timers.ts';

const DAY = 24 * 60 * 60_000;

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test.each([0, 1, 24, 25, 60, 400])('a timer of %i days fires once, after them (A19)', (days) => {
  const work = vi.fn();
  longTimers.setTimeout(work, days * DAY + 1);
  vi.advanceTimersByTime(days * DAY);
  expect(work).not.toHaveBeenCalled();
  vi.advanceTimersByTime(500 * DAY);
  expect(work).toHaveBeenCalledOnce();
});

test('a timer cleared in a later step does not fire', () => {
  const work = vi.fn();
  const timer = longTimers.setTimeout(work, 60 * DAY);
  vi.advanceTimersByTime(40 * DAY);
  longTimers.clearTimeout(timer);
  vi.advanceTimersByTime(100 * DAY);
  expect(work).not.toHaveBeenCalled();
});

test('a machine waits for its delay, and not after leaving', () => {
  const machine = createMachine({
    initial: 'waiting',
    states: { waiting: { after: { [30 * DAY]: 'over' } }, over: {} },
  });
  const actor = createActor(machine, { clock: longTimers }).start();
  vi.advanceTimersByTime(29 * DAY);
  expect(actor.getSnapshot().value).toBe('waiting');
  vi.advanceTimersByTime(DAY);
  expect(actor.getSnapshot().value).toBe('over');
});

test('every actor of the portal uses these timers', () => {
  const starters = globSync('web/**/*.{ts,tsx}', { cwd: projectRoot }).filter((file) => {
    const code = readFileSync(join(projectRoot, file), 'utf8');
    return /\b(?:useMachine|useActorRef|createActor)\(/u.test(code) && !code.includes('watching');
  });
  // Their one timer is a frame of the page; the flows page is not the portal.
  expect(
    starters.filter((file) => !file.endsWith('modal-history.ts') && !file.startsWith('web/flows/')),
  ).toEqual([]);
});
