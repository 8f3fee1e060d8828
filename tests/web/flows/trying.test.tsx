import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { isMarked, openFlows } from './open-flows.tsx';

const panel = async () => within(await screen.findByRole('region', { name: 'Trying' }));

describe('trying a flow on the page (T7)', () => {
  test('goes forward by possible events, and back', async () => {
    await openFlows('/bonusEnding');
    fireEvent.click(screen.getByRole('link', { name: 'Try this flow' }));
    const trying = await panel();
    expect(isMarked('reading')).toBe(true);
    fireEvent.click(trying.getByRole('button', { name: 'read bonus breaks down' }));
    expect(isMarked('unreachable')).toBe(true);
    fireEvent.click(trying.getByRole('button', { name: 'Step back' }));
    expect(isMarked('reading')).toBe(true);
    fireEvent.click(trying.getByRole('button', { name: 'Step forward' }));
    expect(isMarked('unreachable')).toBe(true);
    fireEvent.click(trying.getByRole('button', { name: 'Start again' }));
    expect(trying.queryByRole('list', { name: 'What has happened' })).toBeNull();
    fireEvent.click(trying.getByRole('button', { name: 'Stop trying' }));
    expect(await screen.findByRole('region', { name: 'Live' })).toBeTruthy();
  });

  test('a link leads by the shortest path into a state', async () => {
    await openFlows('/bonusEnding?state=ended');
    fireEvent.click(screen.getByRole('link', { name: 'How do I get here?' }));
    const trying = await panel();
    const taken = within(trying.getByRole('list', { name: 'What has happened' }));
    expect(taken.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^read bonus answers: accepted.* → confirming$/),
      expect.stringMatching(/^ending confirmed.* → ending$/),
      expect.stringMatching(/^end bonus answers: accepted.* → ended$/),
    ]);
    expect(trying.getByText('Nothing: the flow ends here.')).toBeTruthy();
    fireEvent.click(taken.getAllByRole('button')[0] as HTMLElement);
    expect(isMarked('confirming')).toBe(true);
  });

  test('a link to a state that does not exist begins at the start', async () => {
    await openFlows('/bonusEnding?try=nothing.here');
    await panel();
    expect(isMarked('reading')).toBe(true);
  });

  test('the address names the moment: a link shows others the same acts and step', async () => {
    await openFlows('/bonusEnding?try=ending');
    const trying = await panel();
    fireEvent.click(trying.getByRole('button', { name: /^end bonus answers: accepted/ }));
    fireEvent.click(trying.getByRole('button', { name: 'Step back' }));
    expect(isMarked('ending')).toBe(true);
    // The tabs lead to other views of the same moment.
    const address = screen.getByRole('link', { name: 'List' }).getAttribute('href') ?? '';
    expect(new URL(address, 'http://flows').searchParams.get('step')).toBe('2');
    cleanup();
    await openFlows(address.replace('view=list', 'view=chart'));
    const again = await panel();
    expect(isMarked('ending')).toBe(true);
    fireEvent.click(again.getByRole('button', { name: 'Step forward' }));
    expect(isMarked('ended')).toBe(true);
  });

  test.each(['taken=nonsense', 'taken=0.999', 'step=-1', 'step=x', 'taken=99.1&step=99'])(
    'a link with %s leads to a moment that exists',
    async (query) => {
      await openFlows(`/bonusEnding?try=ended&${query}`);
      const trying = await panel();
      expect(trying.getByRole('button', { name: 'Start again' })).toBeTruthy();
    },
  );
});
