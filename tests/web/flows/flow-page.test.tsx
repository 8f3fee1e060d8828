import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { openFlows, stateBox } from './open-flows.tsx';

const flows = () =>
  screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);

describe('one flow (T7)', () => {
  test('a selected state says what can happen there and what leads there', async () => {
    await openFlows('/bonusEnding');
    fireEvent.click(stateBox('confirming'));
    const details = within(screen.getByRole('region', { name: 'State confirming' }));
    expect(details.getByText('ending confirmed')).toBeTruthy();
    expect(details.getByText('read bonus answers, otherwise')).toBeTruthy();
    fireEvent.click(details.getAllByRole('button', { name: 'ending' })[0] as HTMLElement);
    expect(screen.getByRole('region', { name: 'State ending' })).toBeTruthy();
  });

  test('the address contains the selected state, also a nested one', async () => {
    await openFlows('/pointsRedemption?state=deciding.changed');
    expect(screen.queryByRole('button', { name: 'deciding', expanded: false })).toBeNull();
  });

  test('a folded part opens by keyboard', async () => {
    await openFlows('/pointsRedemption');
    const folded = screen.getByRole('button', { name: 'deciding', expanded: false });
    fireEvent.keyDown(folded, { key: 'Enter' });
    expect(screen.queryByRole('button', { name: 'deciding', expanded: false })).toBeNull();
  });

  test('a small screen lists the states instead', async () => {
    vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: true } as MediaQueryList);
    await openFlows('/bonusEnding');
    expect(screen.queryByRole('group', { name: /^Chart of/ })).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: /^reading ?Start$/ }));
    expect(screen.getByRole('region', { name: 'State reading' })).toBeTruthy();
    vi.restoreAllMocks();
  });

  test('an address of no flow leads to all of them', async () => {
    await openFlows('/nothing');
    expect(flows()).toHaveLength(2);
  });

  test('the page is in Portuguese, and the portal follows', async () => {
    await openFlows('/bonusEnding');
    fireEvent.click(screen.getByRole('button', { name: 'Português' }));
    expect(await screen.findByRole('link', { name: 'Todos os fluxos' })).toBeTruthy();
    expect(localStorage.getItem('lang')).toBe('PT');
    expect(document.documentElement.lang).toBe('pt');
  });
});
