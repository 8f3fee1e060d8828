import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { RowItems } from '#web/shared/page/RowItems.tsx';

/** Observed elements, and their callbacks when they come near. */
const watched = new Map<Element, IntersectionObserverCallback>();

class WatchedObserver {
  readonly #callback: IntersectionObserverCallback;
  constructor(callback: IntersectionObserverCallback) {
    this.#callback = callback;
  }
  observe(element: Element): void {
    watched.set(element, this.#callback);
  }
  disconnect(): void {
    for (const [element, callback] of watched) {
      if (callback === this.#callback) watched.delete(element);
    }
  }
}

let isNarrow = true;
beforeEach(() => {
  isNarrow = true;
  vi.stubGlobal('IntersectionObserver', WatchedObserver);
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: isNarrow }));
});
afterEach(() => vi.unstubAllGlobals());

function comeNear(): void {
  const entries = [{ isIntersecting: true }] as IntersectionObserverEntry[];
  act(() => {
    for (const callback of watched.values()) callback(entries, undefined as never);
  });
}

function Row({ names }: { readonly names: string }) {
  return (
    <ul>
      <RowItems items={names.split('')} atFirst={{ phone: 2, wide: 4 }}>
        {(name, index) => (
          <li key={name}>
            {index} {name}
          </li>
        )}
      </RowItems>
    </ul>
  );
}

const shown = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);
const room = () => document.querySelector<HTMLElement>('li[aria-hidden="true"]')?.style.gridColumn;

test('a row renders what a phone shows, and more when scrolled near (P4)', () => {
  render(<Row names="abcde" />);
  expect(shown()).toEqual(['0 a', '1 b']);
  expect(room()).toBe('span 3');
  comeNear();
  expect(shown()).toEqual(['0 a', '1 b', '2 c', '3 d', '4 e']);
  expect(room()).toBeUndefined();
});

test('a wide window renders more from the start', () => {
  isNarrow = false;
  render(<Row names="abcde" />);
  expect(shown()).toEqual(['0 a', '1 b', '2 c', '3 d']);
  expect(room()).toBe('span 1');
});

test('a row that gets longer shows its new items, too', () => {
  const { rerender } = render(<Row names="ab" />);
  expect(shown()).toEqual(['0 a', '1 b']);
  expect(room()).toBeUndefined();
  rerender(<Row names="abc" />);
  expect(room()).toBe('span 1');
  comeNear();
  expect(shown()).toEqual(['0 a', '1 b', '2 c']);
});
