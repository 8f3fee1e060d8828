import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { dialogsStepAside, withDialogsAside } from '#web/shared/verification/step-aside.ts';

const cover = () => document.querySelector('[data-page-cover]');

/** Whether a key does something on the page. */
function isHeard(key: string): boolean {
  const heard = vi.fn<() => void>();
  document.body.addEventListener('keydown', heard, { once: true });
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
  document.body.dispatchEvent(event);
  document.body.removeEventListener('keydown', heard);
  return heard.mock.calls.length > 0 && !event.defaultPrevented;
}

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

test('the second press of a double click is ignored until the puzzle is there (A10, A12)', async () => {
  const { promise: solved, resolve: solve } = Promise.withResolvers<string>();
  let show: (() => void) | undefined;
  const answer = withDialogsAside((shown) => {
    show = shown;
    return solved;
  });
  expect(dialogsStepAside()).toBe(true);
  expect(cover()).toBe(document.body.lastElementChild);
  expect(isHeard('Enter')).toBe(false);
  expect(isHeard('Tab')).toBe(true);

  // The puzzle opens, with its own overlay that a press would close.
  const puzzle = document.body.appendChild(document.createElement('div'));
  show?.();
  vi.advanceTimersByTime(499);
  expect(cover()).toBe(document.body.lastElementChild);
  vi.advanceTimersByTime(1);
  expect(cover()).toBeNull();
  expect(isHeard('Enter')).toBe(true);

  puzzle.remove();
  solve('solved');
  expect(await answer).toBe('solved');
  expect(dialogsStepAside()).toBe(false);
});

test('a puzzle that fails to load leaves no cover behind (A10)', async () => {
  const failing = withDialogsAside(() => Promise.reject(new Error('blocked')));
  expect(cover()).not.toBeNull();
  await expect(failing).rejects.toThrow('blocked');
  expect(cover()).toBeNull();
});
