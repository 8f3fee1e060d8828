import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { bonusEndingEntry } from '#machines/bonus-ending/proof/bonus-ending.entry.ts';
import { isMarked, openFlows, step, stepped } from './open-flows.tsx';

const live = () => screen.findByRole('region', { name: 'Live' });

describe('a portal in another tab (T7)', () => {
  test('is requested, until there is one', async () => {
    const { nextMessage } = await openFlows('/bonusEnding');
    expect(await nextMessage).toEqual({ type: 'flows.watched', isNew: true });
    expect(screen.getByRole('link', { name: 'Open the portal' }).getAttribute('href')).toBe('/');
  });

  test('is followed on the chart, step by step, forward and back', async () => {
    const { portalSends } = await openFlows('/bonusEnding');
    portalSends(stepped(step('reading', 'watching.began')));
    await waitFor(() => expect(isMarked('reading')).toBe(true));
    portalSends(stepped(step('confirming', 'xstate.done.actor.readBonus')));
    await waitFor(() => expect(isMarked('confirming')).toBe(true));
    expect(isMarked('reading')).toBe(false);

    const panel = within(await live());
    fireEvent.click(panel.getByRole('button', { name: 'Step back' }));
    expect(isMarked('reading')).toBe(true);
    expect(panel.getByText('Paused')).toBeTruthy();
    portalSends(stepped(step('ending', 'ending.confirmed')));
    await waitFor(() => expect(panel.getAllByRole('listitem')).toHaveLength(3));
    expect(isMarked('reading')).toBe(true);
    fireEvent.click(panel.getByRole('button', { name: 'Step forward' }));
    expect(isMarked('confirming')).toBe(true);
    fireEvent.click(panel.getByRole('button', { name: 'Follow again' }));
    expect(isMarked('ending')).toBe(true);
  });

  test('has a log that is filtered by words', async () => {
    const { portalSends } = await openFlows('/bonusEnding');
    portalSends(
      stepped(step('reading', 'watching.began'), step('confirming', 'xstate.done.actor.readBonus')),
    );
    const panel = within(await live());
    const filter = panel.getByRole('searchbox', { name: 'Filter the log' });
    fireEvent.change(filter, { target: { value: 'Read bonus' } });
    expect(panel.getAllByRole('listitem')).toHaveLength(1);
    fireEvent.change(filter, { target: { value: 'zebra' } });
    expect(panel.getByText('No step matches.')).toBeTruthy();
  });

  test('is listed first among all flows, and disappears when closed', async () => {
    const { portalSends } = await openFlows('/');
    portalSends(stepped(step('reading', 'watching.began')));
    expect(await screen.findByText('Live: reading')).toBeTruthy();
    portalSends({ type: 'portal.left', portal: 'portal' });
    await waitFor(() => expect(screen.queryByText('Live: reading')).toBeNull());
  });

  test('shows its actors as a tree (T7)', async () => {
    const { portalSends } = await openFlows('/');
    const child = { id: 'portal 2', machine: 'submission', parent: 'portal 1' };
    portalSends(
      stepped(step('ending', 'watching.began'), {
        ...step('sending', 'watching.began'),
        actor: child,
      }),
    );
    const tree = within(await screen.findByRole('region', { name: 'Running now' }));
    expect(tree.getByText('This browser: portal at /bonuses')).toBeTruthy();
    const outer = tree.getByRole('link', { name: bonusEndingEntry.title }).closest('li');
    expect(within(outer as HTMLElement).getByText('submission')).toBeTruthy();
  });

  test('cannot be followed in a browser without channels: the page says so', async () => {
    vi.stubGlobal('BroadcastChannel', undefined);
    await openFlows('/bonusEnding');
    vi.unstubAllGlobals();
    expect(screen.getByText(/doesn’t let two pages of the site talk/)).toBeTruthy();
  });
});
