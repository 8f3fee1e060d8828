import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { openFlows, step, stepped } from './open-flows.tsx';

const stepIn = (value: string) => stepped(step(value, 'watching.began'));
const answerControl = (status: number, type: string) =>
  vi.stubGlobal('fetch', () =>
    Promise.resolve(new Response(null, { status, headers: { 'content-type': type } })),
  );
const steering = () => screen.findByRole('region', { name: 'Make something happen in the portal' });

describe('steering the portal (T7)', () => {
  test('sends an event, or an answer in the place of the server', async () => {
    answerControl(200, 'application/json; charset=utf-8');
    const { portalSends, steered } = await openFlows('/bonusEnding');
    portalSends(stepIn('confirming'));
    fireEvent.click(await screen.findByRole('button', { name: 'Steer the portal' }));
    fireEvent.click(within(await steering()).getByRole('button', { name: /^ending confirmed/ }));
    portalSends(stepped(step('ending', 'ending.confirmed')));
    fireEvent.click(await screen.findByRole('button', { name: 'end bonus breaks down' }));
    expect(steered.map(({ actor, events }) => [actor, ...events.map(({ type }) => type)])).toEqual([
      ['portal 1', 'ending.confirmed'],
      ['portal 1', 'xstate.error.actor.endBonus'],
    ]);
  });

  test('puts the portal into a state by the shortest way, from where the way begins', async () => {
    answerControl(200, 'application/json');
    const { portalSends, steered } = await openFlows('/bonusEnding?state=ended');
    portalSends(stepIn('confirming'));
    fireEvent.click(await screen.findByRole('button', { name: 'Steer the portal' }));
    const put = within(await steering()).getByRole('button', {
      name: 'Put the portal here: ended',
    });
    expect(put.hasAttribute('disabled')).toBe(true);
    expect(screen.getByText(/The way here begins at: reading/)).toBeTruthy();
    portalSends(stepped(step('reading', 'retry.requested')));
    await waitFor(() => expect(put.hasAttribute('disabled')).toBe(false));
    fireEvent.click(put);
    expect(steered.flatMap(({ events }) => events.map(({ type }) => type))).toEqual([
      'xstate.done.actor.readBonus',
      'ending.confirmed',
      'xstate.done.actor.endBonus',
    ]);
  });

  test.each([
    ['the key is missing', 401, 'application/json'],
    ['there is no fake server', 200, 'text/html'],
  ])('is refused where %s', async (_, status, type) => {
    answerControl(status, type);
    const { portalSends } = await openFlows('/bonusEnding');
    portalSends(stepIn('confirming'));
    fireEvent.click(await screen.findByRole('button', { name: 'Steer the portal' }));
    expect(await screen.findByText(/Steering needs the control page’s key/)).toBeTruthy();
  });
});
