// Features: agents, withdrawals
import type { Locator, Page } from 'playwright-core';
import { describe } from 'vitest';
import { payoutScenes } from '#fake-server/scenes/payout-scenes.ts';
import { PLAYER } from '#fake-server/seed/past-play.ts';
import { stateWords } from '#machines/catalogue/in-words.ts';
import { eventsOfWay } from '#machines/simulation/events-of-way.ts';
import { EPOCH } from '#machines/simulation/moments.ts';
import { shortestWays } from '#machines/simulation/shortest-way.ts';
import { walkedFlow as contractAcceptance } from '#tests/web/walk/contract-acceptance-flow.tsx';
import type { Mark } from '#tests/web/walk/screen.ts';
import { restingLeaves, type WalkedFlow } from '#tests/web/walk/walked-flow.ts';
import { walkedFlow as withdrawalConfirmation } from '#tests/web/walk/withdrawal-confirmation-flow.tsx';
import { catalogue } from '#tools/machine-catalogue.ts';
import { journeyWithoutPictures as withoutPictures } from './steps/journey.ts';
import { memberId } from './steps/people.ts';
import { openPortal } from './steps/portal.ts';
import { see } from './steps/seeing.ts';

/** The examples of the machines have times around one moment: it is now here, on both sides of the wire. */
// oxlint-disable-next-line no-empty-pattern -- vitest reads there what a fixture needs: nothing
const journey = withoutPictures.extend('portal', async ({}, { onCleanup }) => {
  const portal = await openPortal({ machineTime: () => EPOCH });
  onCleanup(() => portal.close());
  return portal;
});

interface PutFlow {
  readonly page: Page;
  readonly walk: WalkedFlow;
  /** The flow's calls: the server answers none of them, so that only what is put decides. */
  readonly calls: RegExp;
  /** Goes to the control that opens the flow's dialog. */
  readonly find: () => Promise<Locator>;
}

/** Puts the portal into every leaf state from the flows page, and compares the chart with the screen. */
async function putEverywhere({ page, walk, calls, find }: PutFlow): Promise<void> {
  const entry = catalogue.find(({ id }) => id === walk.entry.id);
  if (entry === undefined) throw new Error(`There is no flow ${walk.entry.id}.`);
  const ways = shortestWays(entry);
  const context = page.context();
  const flows = await context.newPage();
  await flows.goto(`/flows/${entry.id}`);
  const steer = flows.getByRole('button', { name: 'Steer the portal' });
  let isSteering = false;
  const leaves = restingLeaves(entry);
  for (const leaf of leaves) {
    const way = ways.get(leaf);
    if (way === undefined) throw new Error(`No way leads to ${leaf}.`);
    const wait = eventsOfWay(entry, way).reduce((sum, event) => sum + event.wait, 0);
    await context.clock.setFixedTime(EPOCH);
    const control = await find();
    await control.waitFor();
    await context.route(calls, () => undefined);
    // A tab behind another one draws once a second, and a press waits for two frames.
    await page.bringToFront();
    await control.click();
    await flows.bringToFront();
    // As by its own links: the page goes on listening.
    await flows.evaluate((address) => {
      history.pushState(null, '', address);
      dispatchEvent(new PopStateEvent('popstate'));
    }, `/flows/${entry.id}?state=${leaf}`);
    await context.clock.setFixedTime(EPOCH + wait);
    if (way.acts.length > 0) {
      // Once for all: steering goes on for each dialog that is opened.
      if (!isSteering) await steer.click();
      isSteering = true;
      await flows.getByRole('button', { name: `Put the portal here: ${stateWords(leaf)}` }).click();
    }
    // The chart and the log stand in the state, and the portal shows its screen.
    await see(flows.getByRole('region', { name: 'Live' }).getByText(stateWords(leaf)));
    for (const mark of marksOf(walk, leaf)) await see(found(page, mark));
    // The portal is left before its calls are let through.
    await page.goto('/control/scenario/normal');
    await context.unroute(calls);
  }
}

function marksOf(walk: WalkedFlow, leaf: string): readonly Mark[] {
  const row = walk.rows[leaf] ?? [];
  return typeof row === 'string' ? marksOf(walk, row) : row;
}

function found(page: Page, { role, name, state }: Mark): Locator {
  const element = page.getByRole(role as 'button', { name, exact: true });
  return state === 'busy' ? element.and(page.locator('[aria-busy=true]')) : element;
}

describe('the flows page puts the portal into every state, and chart and screen agree (T7)', () => {
  journey('the confirmation of a withdrawal', async ({ visit, portal }) => {
    const { world } = portal;
    const id = memberId(portal, PLAYER);
    const member = world.members.byId(id);
    if (member) payoutScenes.play(world, member, 'withdrawal-disbursed');
    const { token } = world.sessions.open(id, 'nothing', true);
    const { page } = await visit('/member/withdraw', { token, language: 'en' });
    await putEverywhere({
      page,
      walk: withdrawalConfirmation(),
      calls: /\/api\/(?:withdrawals|payout-parts)/u,
      find: async () => {
        await page.goto('/member/withdraw');
        await page
          .getByRole('row', { name: /150[.,]00/u })
          .getByRole('link')
          .click();
        return page.getByRole('button', { name: 'Answer' });
      },
    });
  });

  journey('the answer to an offered contract', async ({ visit, portal }) => {
    const { token } = portal.world.sessions.open(memberId(portal, 'fernanda'), 'nothing', true);
    const { page } = await visit('/agent/contracts', { token, language: 'en' });
    await putEverywhere({
      page,
      walk: contractAcceptance(),
      calls: /\/api\/agent\/contracts/u,
      find: async () => {
        await page.goto('/agent/contracts');
        const dividend = page.getByRole('listitem').filter({ hasText: 'Dividend' });
        return dividend.getByRole('button', { name: 'Review offer' });
      },
    });
  });
});
