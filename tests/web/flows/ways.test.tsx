import { act, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type PublishedWays, WAYS_CALL } from '#contract/flow-ways-types.ts';
import { openFlows, step, stepped } from './open-flows.tsx';

/** Two ways of one flow; its id is one of the drawn charts. */
const published = (version: number, isOpen: boolean): PublishedWays => ({
  version,
  ways: [
    {
      id: 'registration.mobile',
      flow: 'bonusEnding',
      isOpen,
      needs: [
        { setting: 'toggles.mobileRegistration', value: true, isMet: true },
        { setting: 'agentSite', value: !isOpen, isMet: isOpen },
      ],
    },
    {
      id: 'moneyTransfer.upline',
      flow: 'bonusEnding',
      isOpen: true,
      needs: [{ setting: 'jurisdiction', value: 'generic', isMet: true }],
    },
  ],
});

const json = (body: unknown) =>
  new Response(JSON.stringify(body), { headers: { 'content-type': 'application/json' } });

/** What the server answers when the ways are read. */
let answer: () => Promise<Response>;

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  vi.stubGlobal('fetch', (address: string) =>
    address === WAYS_CALL ? answer() : Promise.reject(new Error('not asked for here')),
  );
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const panel = async () =>
  within(await screen.findByRole('region', { name: 'Settings that open this flow' }));
const lines = async () =>
  (await panel()).getAllByRole('listitem').map(({ textContent }) => textContent);
const situationLink = async () =>
  (await screen.findByRole('link', { name: 'Link to this situation' })).getAttribute('href');
const readAgain = () => act(() => vi.advanceTimersByTimeAsync(5_000));

test('a flow lists what opens it, and follows the next publication (T14)', async () => {
  answer = () => Promise.resolve(json(published(3, true)));
  await openFlows('/bonusEnding');
  expect(await lines()).toEqual([
    'Registration with a mobile numberOpenMobile registration: onOnly agents can sign in: off',
    'Mobile registration: on',
    'Only agents can sign in: off',
    'Transfer to the agent directly aboveOpenRules of: generic',
    'Rules of: generic',
  ]);
  answer = () => Promise.resolve(json(published(4, false)));
  await readAgain();
  expect((await lines())[0]).toBe(
    'Registration with a mobile numberClosedMobile registration: onOnly agents can sign in: on. This closes it.',
  );
  expect((await panel()).getByText(/^Version 4 of the settings is published\./u)).toBeTruthy();

  // Where the server is gone, what was read stays.
  answer = () => Promise.reject(new TypeError('no network'));
  await readAgain();
  expect((await panel()).getByRole('status').textContent).toMatch(/couldn’t load the settings/u);
  expect(await lines()).toHaveLength(5);
});

test('a card says what the settings close (T14)', async () => {
  answer = () => Promise.resolve(json(published(3, false)));
  await openFlows('/');
  expect(
    await screen.findByText('Closed by settings: Registration with a mobile number'),
  ).toBeTruthy();
});

test('a state has a link to its situation on the control page (T14)', async () => {
  answer = () => Promise.resolve(json(published(3, true)));
  const { portalSends } = await openFlows('/bonusEnding?state=ended');
  expect(await situationLink()).toBe('/control/scenario?language=EN&flow=bonusEnding&state=ended');
  portalSends(stepped(step('reading', 'watching.began')));
  await vi.waitFor(async () =>
    expect(await situationLink()).toMatch(/^\/control\/scenario\?to=%2Fbonuses&/u),
  );
});

test('settings are not shown where there is no fake server (T14)', async () => {
  let reads = 0;
  answer = () => {
    reads += 1;
    return Promise.resolve(new Response('<html>'));
  };
  await openFlows('/bonusEnding?state=ended');
  await vi.waitFor(() => expect(reads).toBe(1));
  await act(() => vi.advanceTimersByTimeAsync(0));
  expect(screen.queryByRole('region', { name: 'Settings that open this flow' })).toBeNull();
  expect(screen.queryByRole('link', { name: 'Link to this situation' })).toBeNull();
});
