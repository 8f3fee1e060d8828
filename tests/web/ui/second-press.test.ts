import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { guardSecondPresses } from '#web/ui/dialogs/second-press.ts';

beforeAll(() => guardSecondPresses(window));
beforeEach(() => document.body.replaceChildren());

/** A button that counts its presses. */
function button(says: string) {
  const made = document.createElement('button');
  made.textContent = says;
  const pressed = vi.fn<() => void>();
  made.addEventListener('click', pressed);
  document.body.append(made);
  return { made, pressed };
}

function press(what: Element, detail: number): void {
  for (const type of ['mousedown', 'mouseup', 'click']) {
    what.dispatchEvent(new MouseEvent(type, { bubbles: true, cancelable: true, detail }));
  }
}

/** The pointer goes down there. */
function down(what: Element, clientX: number): void {
  what.dispatchEvent(new MouseEvent('pointerdown', { bubbles: true, clientX }));
}

test('a second press on the same control counts, as on a stepper (S6)', () => {
  const { made, pressed } = button('+');
  for (const detail of [1, 2, 3]) press(made, detail);
  expect(pressed).toHaveBeenCalledTimes(3);
});

test('a control that appeared under the pointer ignores the second press (S6, A10)', () => {
  const one = button('Open');
  const other = button('Close');
  press(one.made, 1);
  press(other.made, 2);
  expect(other.pressed).not.toHaveBeenCalled();
  press(other.made, 1);
  expect(other.pressed).toHaveBeenCalledTimes(1);
});

test('a cover of a third party that appeared meanwhile is not pressed (A10)', () => {
  const one = button('Send code');
  const cover = document.body.appendChild(document.createElement('div'));
  const cancelled = vi.fn<() => void>();
  for (const type of ['mousedown', 'click']) cover.addEventListener(type, cancelled);
  press(one.made, 1);
  press(cover, 2);
  expect(cancelled).not.toHaveBeenCalled();
});

test('a control behind a cover that disappears on pointer down needs a new press', () => {
  const one = button('Send code');
  const cover = document.body.appendChild(document.createElement('div'));
  const cancelled = vi.fn<() => void>();
  cover.addEventListener('pointerdown', cancelled);
  down(one.made, 10);
  down(cover, 12);
  expect(cancelled).not.toHaveBeenCalled();
  // Somewhere else it is a press of its own.
  down(cover, 80);
  expect(cancelled).toHaveBeenCalledTimes(1);
});

test('a button whose label changed ignores the second press: “Review” does not buy', () => {
  const { made, pressed } = button('Review');
  press(made, 1);
  made.textContent = 'Withdraw R$ 50';
  press(made, 2);
  expect(pressed).toHaveBeenCalledTimes(1);
});

test('a button that opened something does not close it by the second press', () => {
  const { made, pressed } = button('Menu');
  made.setAttribute('aria-expanded', 'false');
  press(made, 1);
  made.setAttribute('aria-expanded', 'true');
  press(made, 2);
  expect(pressed).toHaveBeenCalledTimes(1);
});

test('repeated keys count', () => {
  const { made, pressed } = button('Next');
  for (let time = 0; time < 3; time += 1) press(made, 0);
  expect(pressed).toHaveBeenCalledTimes(3);
});

test('a double click selects a word', () => {
  const text = document.body.appendChild(document.createElement('p'));
  press(text, 1);
  const second = new MouseEvent('mousedown', { bubbles: true, cancelable: true, detail: 2 });
  text.dispatchEvent(second);
  expect(second.defaultPrevented).toBe(false);
});
