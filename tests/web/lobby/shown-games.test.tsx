import { act, renderHook } from '@testing-library/react';
import { createRef } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { useShownGames } from '#web/features/lobby/use-shown-games.ts';

it('focuses the first new game however late its tile is drawn (S14, L2)', () => {
  const grid = createRef<HTMLElement>();
  grid.current = document.body.appendChild(document.createElement('ul'));
  const { result, rerender } = renderHook(() => useShownGames(grid), { wrapper: MemoryRouter });
  const { limit } = result.current;

  act(() => result.current.showMore(limit));
  // A row of games arrives before the new tiles.
  rerender();
  const tile = grid.current.appendChild(document.createElement('li'));
  tile.dataset['index'] = String(limit);
  tile.tabIndex = -1;
  rerender();
  expect(document.activeElement).toBe(tile);

  // The next drawing leaves the keyboard where it is.
  tile.blur();
  rerender();
  expect(document.activeElement).toBe(document.body);
});
