import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { MemoryRouter } from 'react-router-dom';
import { beforeAll, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { createActor } from 'xstate';
import { bonusEndingEntry } from '#machines/bonus-ending/proof/bonus-ending.entry.ts';
import type { AnyCatalogueEntry } from '#machines/catalogue/entry.ts';
import { pointsRedemptionEntry } from '#machines/points-redemption/proof/points-redemption.entry.ts';
import { chartOf, structureOf } from '#tools/flows/chart-of.ts';
import { attempts, layOut } from '#tools/flows/lay-out.ts';
import { sketchOf } from '#tools/flows/sketch.ts';
import type { Chart } from '#web/flows/chart/chart.types.ts';
import { FlowsApp } from '#web/flows/FlowsApp.tsx';
import { LiveContext } from '#web/flows/live/live-context.ts';
import { createLiveLog, type LiveLog } from '#web/flows/live/live-log.ts';
import { provideFlowWatch } from '#web/flows/live/watch-portals.ts';
import { startTexts } from '#web/flows/texts.ts';
import {
  type FeedStep,
  FLOW_CHANNEL,
  type PortalMessage,
  type SteerMessage,
} from '#web/platform/windows/flow-feed.ts';

let charts: readonly Chart[];

/** One flow without parts, and one with a part that is drawn folded. */
beforeAll(async () => {
  const [attempt = {}] = attempts;
  const bonus = bonusEndingEntry as unknown as AnyCatalogueEntry;
  const redemption = pointsRedemptionEntry as unknown as AnyCatalogueEntry;
  const draw = (entry: AnyCatalogueEntry, path: string, folded: readonly string[]) =>
    layOut(sketchOf(structureOf(entry.machine), path, new Set(folded)), attempt);
  charts = [
    { ...chartOf(bonus), drawings: [await draw(bonus, '', [])] },
    {
      ...chartOf(redemption),
      drawings: [
        await draw(redemption, '', ['deciding']),
        await draw(redemption, 'deciding', ['deciding']),
      ],
    },
  ];
});

beforeEach(() => {
  channel = new BroadcastChannel(FLOW_CHANNEL);
  onTestFinished(() => channel.close());
  localStorage.setItem('lang', 'EN');
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
});

let log: LiveLog;
let steered: SteerMessage[];
let channel: BroadcastChannel;

/** A portal in another tab. */
function portalSays(message: PortalMessage): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has one origin
  channel.postMessage(message);
}

async function open(address: string): Promise<void> {
  const i18n = await startTexts();
  log = createLiveLog();
  steered = [];
  const watch = createActor(provideFlowWatch(log)).start();
  onTestFinished(() => void watch.stop());
  render(
    <I18nextProvider i18n={i18n}>
      <MemoryRouter initialEntries={[address]}>
        <LiveContext value={{ log, watch, steer: (message) => steered.push(message) }}>
          <FlowsApp charts={charts} />
        </LiveContext>
      </MemoryRouter>
    </I18nextProvider>,
  );
}

const heading = (name: string) => screen.getByRole('heading', { level: 1, name });
const state = (name: string) => within(screen.getByRole('group')).getByRole('button', { name });
const flows = () =>
  screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);

const step = (value: string, event: string, status: FeedStep['status'] = 'active'): FeedStep => ({
  actor: { id: 'portal 1', machine: 'bonusEnding', parent: null },
  at: Date.UTC(2026, 10, 26),
  event: { type: event },
  value,
  status,
  context: { refusal: null },
});
const stepped = (...steps: FeedStep[]) =>
  ({ type: 'portal.stepped', portal: 'portal', path: '/bonuses', steps }) as const;
const live = () => screen.findByRole('region', { name: 'Live' });
const isMarked = (name: string) => /active/.test(state(name).getAttribute('class') ?? '');

describe('all flows (T7)', () => {
  test('each is a link to its chart', async () => {
    await open('/');
    expect(flows()).toEqual([bonusEndingEntry.title, pointsRedemptionEntry.title]);
    fireEvent.click(screen.getByRole('link', { name: bonusEndingEntry.title }));
    expect(heading(bonusEndingEntry.title)).toBeTruthy();
    expect(screen.getByRole('group', { name: `Chart of ${bonusEndingEntry.title}` })).toBeTruthy();
  });

  test.each([
    ['a row', 'W11', [bonusEndingEntry.title]],
    ['a state', 'reading again', [bonusEndingEntry.title]],
    ['a state as the code names it', 'readingAgain', [bonusEndingEntry.title]],
    ['an event', 'ending.confirmed', [bonusEndingEntry.title]],
    ['an actor', 'end bonus', [bonusEndingEntry.title]],
    ['words in any order, with accents', 'bónus ending', [bonusEndingEntry.title]],
    ['a title', 'ending a bonus', [bonusEndingEntry.title]],
  ])('are found by %s', async (_, search, found) => {
    await open(`/?q=${encodeURIComponent(search)}`);
    expect(flows()).toEqual(found);
  });

  test('a search without a hit says what can be searched for', async () => {
    await open('/');
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'zebra' } });
    expect(flows()).toEqual(['No flow matches']);
    fireEvent.click(screen.getByRole('button', { name: 'Clear the search' }));
    expect(flows()).toHaveLength(2);
  });
});

describe('one flow (T7)', () => {
  test('a selected state says what can happen there and what leads there', async () => {
    await open('/bonusEnding');
    fireEvent.click(state('confirming'));
    const details = within(screen.getByRole('region', { name: 'State confirming' }));
    expect(details.getByText('ending confirmed')).toBeTruthy();
    expect(details.getByText('read bonus answers, otherwise')).toBeTruthy();
    fireEvent.click(details.getAllByRole('button', { name: 'ending' })[0] as HTMLElement);
    expect(screen.getByRole('region', { name: 'State ending' })).toBeTruthy();
  });

  test('the address names the selected state, also inside a part', async () => {
    await open('/pointsRedemption?state=deciding.changed');
    expect(screen.queryByRole('button', { name: 'deciding', expanded: false })).toBeNull();
  });

  test('a folded part opens by keyboard', async () => {
    await open('/pointsRedemption');
    const folded = screen.getByRole('button', { name: 'deciding', expanded: false });
    fireEvent.keyDown(folded, { key: 'Enter' });
    expect(screen.queryByRole('button', { name: 'deciding', expanded: false })).toBeNull();
  });

  test('a small screen lists the states instead', async () => {
    vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: true } as MediaQueryList);
    await open('/bonusEnding');
    expect(screen.queryByRole('group')).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: /^reading ?Start$/ }));
    expect(screen.getByRole('region', { name: 'State reading' })).toBeTruthy();
    vi.restoreAllMocks();
  });

  test('an address of no flow leads to all of them', async () => {
    await open('/nothing');
    expect(flows()).toHaveLength(2);
  });

  test('the page speaks Portuguese, and the portal after it', async () => {
    await open('/bonusEnding');
    fireEvent.click(screen.getByRole('button', { name: 'Português' }));
    expect(await screen.findByRole('link', { name: 'Todos os fluxos' })).toBeTruthy();
    expect(localStorage.getItem('lang')).toBe('PT');
    expect(document.documentElement.lang).toBe('pt');
  });
});

describe('a portal in another tab (T7)', () => {
  test('is asked for, until there is one', async () => {
    const asked = new Promise((resolve) => {
      channel.addEventListener('message', ({ data }) => resolve(data), { once: true });
    });
    await open('/bonusEnding');
    expect(await asked).toEqual({ type: 'flows.watched', isNew: true });
    expect(screen.getByRole('link', { name: 'Open the portal' }).getAttribute('href')).toBe('/');
  });

  test('is followed on the chart, step by step, forward and back', async () => {
    await open('/bonusEnding');
    portalSays(stepped(step('reading', 'watching.began')));
    await waitFor(() => expect(isMarked('reading')).toBe(true));
    portalSays(stepped(step('confirming', 'xstate.done.actor.readBonus')));
    await waitFor(() => expect(isMarked('confirming')).toBe(true));
    expect(isMarked('reading')).toBe(false);

    const panel = within(await live());
    fireEvent.click(panel.getByRole('button', { name: 'Step back' }));
    expect(isMarked('reading')).toBe(true);
    expect(panel.getByText('Paused')).toBeTruthy();
    portalSays(stepped(step('ending', 'ending.confirmed')));
    await waitFor(() => expect(panel.getAllByRole('listitem')).toHaveLength(3));
    expect(isMarked('reading')).toBe(true);
    fireEvent.click(panel.getByRole('button', { name: 'Step forward' }));
    expect(isMarked('confirming')).toBe(true);
    fireEvent.click(panel.getByRole('button', { name: 'Follow again' }));
    expect(isMarked('ending')).toBe(true);
  });

  test('has a log that is filtered by words', async () => {
    await open('/bonusEnding');
    portalSays(
      stepped(step('reading', 'watching.began'), step('confirming', 'xstate.done.actor.readBonus')),
    );
    const panel = within(await live());
    const filter = panel.getByRole('searchbox', { name: 'Filter the log' });
    fireEvent.change(filter, { target: { value: 'Read bonus' } });
    expect(panel.getAllByRole('listitem')).toHaveLength(1);
    fireEvent.change(filter, { target: { value: 'zebra' } });
    expect(panel.getByText('No step matches.')).toBeTruthy();
  });

  test('comes first among all flows, and is gone when it is closed', async () => {
    await open('/');
    portalSays(stepped(step('reading', 'watching.began')));
    expect(await screen.findByText('Live: reading')).toBeTruthy();
    portalSays({ type: 'portal.left', portal: 'portal' });
    await waitFor(() => expect(screen.queryByText('Live: reading')).toBeNull());
  });

  test('shows its actors as a tree (T7)', async () => {
    await open('/');
    const child = { id: 'portal 2', machine: 'submission', parent: 'portal 1' };
    portalSays(
      stepped(step('ending', 'watching.began'), {
        ...step('sending', 'watching.began'),
        actor: child,
      }),
    );
    const tree = within(await screen.findByRole('region', { name: 'Running now' }));
    expect(tree.getByText('Portal at /bonuses')).toBeTruthy();
    const outer = tree.getByRole('link', { name: bonusEndingEntry.title }).closest('li');
    expect(within(outer as HTMLElement).getByText('submission')).toBeTruthy();
  });

  test('cannot be followed in a browser without channels: the page says so', async () => {
    vi.stubGlobal('BroadcastChannel', undefined);
    await open('/bonusEnding');
    vi.unstubAllGlobals();
    expect(screen.getByText(/does not let two pages of the site talk/)).toBeTruthy();
  });
});

const panel = async () => within(await screen.findByRole('region', { name: 'Trying' }));

describe('trying a flow on the page (T7)', () => {
  test('goes on by what can happen there, and back', async () => {
    await open('/bonusEnding');
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

  test('a link leads the shortest way into a state', async () => {
    await open('/bonusEnding?state=ended');
    fireEvent.click(screen.getByRole('link', { name: 'How does one get here?' }));
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
    await open('/bonusEnding?try=nothing.here');
    await panel();
    expect(isMarked('reading')).toBe(true);
  });
});

const stepIn = (value: string) =>
  stepped({
    ...step(value, 'watching.began'),
    actor: { id: 'portal 1', machine: 'bonusEnding', parent: null },
  });
const answerControl = (status: number, type: string) =>
  vi.stubGlobal('fetch', () =>
    Promise.resolve(new Response(null, { status, headers: { 'content-type': type } })),
  );
const steering = () => screen.findByRole('region', { name: 'Make something happen in the portal' });

describe('steering the portal (T7)', () => {
  test('sends an event, or an answer in the place of the server', async () => {
    answerControl(200, 'application/json; charset=utf-8');
    await open('/bonusEnding');
    portalSays(stepIn('confirming'));
    fireEvent.click(await screen.findByRole('button', { name: 'Steer the portal' }));
    fireEvent.click(within(await steering()).getByRole('button', { name: /^ending confirmed/ }));
    portalSays(stepped(step('ending', 'ending.confirmed')));
    fireEvent.click(await screen.findByRole('button', { name: 'end bonus breaks down' }));
    expect(steered.map(({ actor, events }) => [actor, ...events.map(({ type }) => type)])).toEqual([
      ['portal 1', 'ending.confirmed'],
      ['portal 1', 'xstate.error.actor.endBonus'],
    ]);
  });

  test('puts the portal into a state by the shortest way, from where the way begins', async () => {
    answerControl(200, 'application/json');
    await open('/bonusEnding?state=ended');
    portalSays(stepIn('confirming'));
    fireEvent.click(await screen.findByRole('button', { name: 'Steer the portal' }));
    const put = within(await steering()).getByRole('button', {
      name: 'Put the portal here: ended',
    });
    expect(put.hasAttribute('disabled')).toBe(true);
    expect(screen.getByText(/The way here begins at: reading/)).toBeTruthy();
    portalSays(stepped(step('reading', 'retry.requested')));
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
    await open('/bonusEnding');
    portalSays(stepIn('confirming'));
    fireEvent.click(await screen.findByRole('button', { name: 'Steer the portal' }));
    expect(await screen.findByText(/Steering needs the control page’s key/)).toBeTruthy();
  });
});
