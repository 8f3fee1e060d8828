import { render, screen, within } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { MemoryRouter } from 'react-router-dom';
import { onTestFinished, vi } from 'vitest';
import { createActor } from 'xstate';
import { bonusEndingEntry } from '#machines/bonus-ending/proof/bonus-ending.entry.ts';
import type { AnyCatalogueEntry } from '#machines/catalogue/entry.ts';
import { pointsRedemptionEntry } from '#machines/points-redemption/proof/points-redemption.entry.ts';
import { chartOf, structureOf } from '#tools/flows/chart-of.ts';
import { attempts, layOut } from '#tools/flows/lay-out.ts';
import { reachOfJourneys } from '#tools/flows/proved/pinned-journeys.ts';
import { screenTextsIn } from '#tools/flows/screens/screen-messages.ts';
import { sketchOf } from '#tools/flows/sketch.ts';
import type { Chart } from '#web/flows/chart/chart.types.ts';
import { createDeviceWatch } from '#web/flows/devices/device-watch.ts';
import { FlowsApp } from '#web/flows/FlowsApp.tsx';
import { LiveContext } from '#web/flows/live/live-context.ts';
import { createLiveLog } from '#web/flows/live/live-log.ts';
import { provideFlowWatch } from '#web/flows/live/watch-portals.ts';
import type { ScreenTextLoaders } from '#web/flows/overview/screen-texts.ts';
import { startTexts } from '#web/flows/texts.ts';
import {
  type FeedStep,
  FLOW_CHANNEL,
  type PortalMessage,
  type SteerMessage,
} from '#web/platform/windows/flow-feed.ts';

/** The flows page, and a portal in another tab. */
export interface OpenedFlows {
  /** The portal sends a message. */
  readonly portalSends: (message: PortalMessage) => void;
  /** What the page made the portal do. */
  readonly steered: readonly SteerMessage[];
  /** The next message that the page sends. */
  readonly nextMessage: Promise<unknown>;
}

/** Texts of the rows that the two flows serve. */
const requirements = { T6: 'Machines.', W5: 'Promotions.', W9: 'Points.', W11: 'Ending a bonus.' };

/** One flow without parts, and one with a part that is drawn folded. */
async function drawCharts(): Promise<readonly Chart[]> {
  const [attempt = {}] = attempts;
  const bonus = bonusEndingEntry as unknown as AnyCatalogueEntry;
  const redemption = pointsRedemptionEntry as unknown as AnyCatalogueEntry;
  const draw = (entry: AnyCatalogueEntry, path: string, folded: readonly string[]) =>
    layOut(sketchOf(structureOf(entry.machine), path, new Set(folded)), attempt);
  return [
    {
      ...chartOf(bonus),
      requirements,
      tests: reachOfJourneys(bonus),
      testedAt: null,
      drawings: [await draw(bonus, '', [])],
    },
    {
      ...chartOf(redemption),
      requirements,
      tests: reachOfJourneys(redemption),
      testedAt: null,
      drawings: [
        await draw(redemption, '', ['deciding']),
        await draw(redemption, 'deciding', ['deciding']),
      ],
    },
  ];
}

/** How the page loads the texts of screens, for a test that lets it fail. */
export const screenTexts: ScreenTextLoaders = {
  PT: () => Promise.resolve(screenTextsIn('PT')),
  EN: () => Promise.resolve(screenTextsIn('EN')),
};

/** The portal's end of the channel; a test may take the page's away. */
const { BroadcastChannel: PortalChannel } = globalThis;
let charts: Promise<readonly Chart[]> | undefined;

/**
 * Opens the flows page at an address, in English.
 *
 * @param edit changes the charts before the page gets them
 */
export async function openFlows(
  address: string,
  edit: (chart: Chart) => Chart = (chart) => chart,
): Promise<OpenedFlows> {
  localStorage.setItem('lang', 'EN');
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  );
  const channel = new PortalChannel(FLOW_CHANNEL);
  onTestFinished(() => channel.close());
  const nextMessage = new Promise<unknown>((resolve) => {
    channel.addEventListener('message', ({ data }) => resolve(data), { once: true });
  });
  charts ??= drawCharts();
  const [i18n, drawn] = await Promise.all([startTexts(), charts]);
  const log = createLiveLog();
  const steered: SteerMessage[] = [];
  const devices = createDeviceWatch();
  onTestFinished(() => devices.close());
  const watch = createActor(provideFlowWatch(log, devices)).start();
  onTestFinished(() => void watch.stop());
  render(
    <I18nextProvider i18n={i18n}>
      <MemoryRouter initialEntries={[address]}>
        <LiveContext value={{ log, watch, devices, steer: (message) => steered.push(message) }}>
          <FlowsApp charts={drawn.map(edit)} screenTexts={screenTexts} />
        </LiveContext>
      </MemoryRouter>
    </I18nextProvider>,
  );
  return {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has one origin
    portalSends: (message) => channel.postMessage(message),
    steered,
    nextMessage,
  };
}

/** A region has a height, so that rows are drawn in it; jsdom lays nothing out and cannot scroll. */
export function giveHeight(): void {
  const height = vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(600);
  onTestFinished(() => height.mockRestore());
}

/** A state's box on the chart. */
export function stateBox(name: string): HTMLElement {
  return within(screen.getByRole('group', { name: /^Chart of/ })).getByRole('button', { name });
}

/** The chart shows that the machine is in a state. */
export function isMarked(name: string): boolean {
  return /active/.test(stateBox(name).getAttribute('class') ?? '');
}

/** A step of the machine of ending a bonus. */
export function step(
  value: string,
  event: string,
  status: FeedStep['status'] = 'active',
): FeedStep {
  return {
    actor: { id: 'portal 1', machine: 'bonusEnding', parent: null },
    at: Date.UTC(2026, 10, 26),
    event: { type: event },
    value,
    status,
    context: { refusal: null },
  };
}

/** A message of the portal with steps. */
export function stepped(...steps: readonly FeedStep[]): PortalMessage {
  return { type: 'portal.stepped', portal: 'portal', path: '/bonuses', steps };
}
