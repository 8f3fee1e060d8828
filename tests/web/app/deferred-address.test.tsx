import { fireEvent, render, screen } from '@testing-library/react';
import { Link, MemoryRouter, NavLink, useLocation } from 'react-router-dom';
import { expect, test } from 'vitest';
import { DeferredAddress } from '#web/app/shell/DeferredAddress.tsx';

/** The drawings in order: the address of page and menu. */
const drawn: string[] = [];

function Place({ name }: { readonly name: string }) {
  drawn.push(`${name} ${useLocation().pathname}`);
  return null;
}

test('the menu is updated after the frame that shows the page, and marks the address (P4, S2)', () => {
  render(
    <MemoryRouter useTransitions={false}>
      <DeferredAddress>
        <NavLink to="/rng">slots</NavLink>
        <Place name="menu" />
      </DeferredAddress>
      <Place name="page" />
      <Link to="/rng">go</Link>
    </MemoryRouter>,
  );
  expect(screen.getByText('slots').getAttribute('aria-current')).toBeNull();
  drawn.length = 0;
  fireEvent.click(screen.getByText('go'));
  expect(drawn).toContain('menu /rng');
  expect(drawn.indexOf('page /rng')).toBeLessThan(drawn.indexOf('menu /rng'));
  expect(screen.getByText('slots').getAttribute('aria-current')).toBe('page');
});
