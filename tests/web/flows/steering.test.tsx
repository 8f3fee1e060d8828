import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { assert, describe, expect, test, vi } from 'vitest';
import { openFlows, step, stepped } from './open-flows.tsx';

const stepIn = (value: string) => stepped(step(value, 'watching.began'));
const answerControl = (status: number, type: string) =>
  vi.stubGlobal('fetch', () =>
    Promise.resolve(new Response(null, { status, headers: { 'content-type': type } })),
  );
const steering = () => screen.findByRole('region', { name: 'Make something happen in the portal' });

/** The dialog's second opening. */
const otherActor = { id: 'portal 2', machine: 'bonusEnding', parent: null };

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

  test('sends an answer with edited values, which keep their types', async () => {
    answerControl(200, 'application/json');
    const { portalSends, steered } = await openFlows('/bonusEnding');
    portalSends(stepIn('reading'));
    fireEvent.click(await screen.findByRole('button', { name: 'Steer the portal' }));
    const acts = within(await steering());
    const [edit] = acts.getAllByRole('button', { name: /^Edit: read bonus answers: accepted/ });
    assert(edit);
    fireEvent.click(edit);
    const form = within(acts.getByRole('form', { name: /^Edit: read bonus answers: accepted/ }));
    const bonus = form.getByRole('textbox', { name: 'value · bonus' });
    fireEvent.change(bonus, { target: { value: 'a lot' } });
    fireEvent.click(form.getByRole('button', { name: 'Make it happen' }));
    expect(form.getByText(/Enter a number/)).toBeTruthy();
    expect(steered).toEqual([]);
    fireEvent.change(bonus, { target: { value: '1234' } });
    fireEvent.click(form.getByRole('button', { name: 'Make it happen' }));
    expect(steered.flatMap(({ events }) => events)).toMatchObject([
      { type: 'xstate.done.actor.readBonus', output: { ok: true, value: { bonus: 1234 } } },
    ]);
  });

  test.each([
    ['reading', ['xstate.done.actor.readBonus', 'ending.confirmed', 'xstate.done.actor.endBonus']],
    ['confirming', ['ending.confirmed', 'xstate.done.actor.endBonus']],
  ])('puts the portal into a state by the shortest path from %s', async (begin, path) => {
    answerControl(200, 'application/json');
    const { portalSends, steered } = await openFlows('/bonusEnding?state=ended');
    portalSends(stepIn(begin));
    fireEvent.click(await screen.findByRole('button', { name: 'Steer the portal' }));
    fireEvent.click(
      within(await steering()).getByRole('button', { name: 'Put the portal here: ended' }),
    );
    expect(steered.flatMap(({ events }) => events.map(({ type }) => type))).toEqual(path);
  });

  test('says where the way into a state begins if nothing leads there from here', async () => {
    answerControl(200, 'application/json');
    const { portalSends } = await openFlows('/bonusEnding?state=confirming');
    portalSends(stepIn('ended'));
    fireEvent.click(await screen.findByRole('button', { name: 'Steer the portal' }));
    const put = within(await steering()).getByRole('button', { name: /^Put the portal here/ });
    expect(put.hasAttribute('disabled')).toBe(true);
    expect(screen.getByText(/The way here begins at: reading/)).toBeTruthy();
  });

  test('goes on without another press where a dialog is closed and opened again', async () => {
    answerControl(200, 'application/json');
    const { portalSends, steered } = await openFlows('/bonusEnding?state=ended');
    portalSends(stepIn('confirming'));
    fireEvent.click(await screen.findByRole('button', { name: 'Steer the portal' }));
    await steering();
    portalSends({ type: 'portal.left', portal: 'portal' });
    await waitFor(() =>
      expect(screen.queryByRole('region', { name: /^Make something happen/ })).toBeNull(),
    );
    portalSends(stepped({ ...step('confirming', 'watching.began'), actor: otherActor }));
    fireEvent.click(
      within(await steering()).getByRole('button', { name: 'Put the portal here: ended' }),
    );
    expect(steered.map(({ actor }) => actor)).toEqual([otherActor.id]);
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
