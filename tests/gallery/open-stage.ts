import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { EPOCH } from '#machines/simulation/moments.ts';
import { stageBuildFolder } from '#tools/web-build.ts';
import type { StagedCodes, StagedFlow, StagedScreen } from './stage/stage.types.ts';
import { openStillPage, watchRequests } from './still-page.ts';

/** Time that passes for a view to appear, and after what happened to it, in milliseconds. */
const SETTLING = 500;
/** So often a view is waited for that loads its parts for the first time. */
const MAX_WAITS = 100;

/** The stage of the gallery in a browser, where flows are put into their states. */
export interface OpenStage {
  readonly page: Page;
  readonly load: (file: string) => Promise<StagedFlow>;
  /**
   * Brings a flow to a screen, always at the same moment.
   *
   * @returns the leaf states that it is in then
   */
  readonly show: (flow: StagedFlow, screen: StagedScreen) => Promise<readonly string[]>;
  /** Waits until nothing is on its way to the page. */
  readonly rest: () => Promise<void>;
  /** Lets the page's time pass until something is done that waits for its timers. */
  readonly whileTimePasses: <Result>(work: Promise<Result>) => Promise<Result>;
}

/**
 * Opens the stage at the address of a portal, which serves the pictures.
 *
 * @param codes that actors may be refused with, besides those of the catalogue's examples
 */
export async function openStage(
  browser: Browser,
  url: string,
  codes: StagedCodes = {},
): Promise<OpenStage> {
  const page = await openStillPage(browser, url);
  const { rest, countRequests } = watchRequests(page);
  await page.route('**/gallery-stage/**', async (route) => {
    const { pathname } = new URL(route.request().url());
    await route.fulfill({ path: join(stageBuildFolder, pathname.slice('/gallery-stage/'.length)) });
  });
  await page.clock.install({ time: EPOCH });
  let isPaused = false;
  const open = async () => {
    await page.goto('/gallery-stage/index.html');
    // The texts wait for a timer as they start.
    while (!(await page.evaluate(() => 'galleryStage' in globalThis))) {
      await page.clock.runFor(SETTLING);
    }
    if (!isPaused) await page.clock.pauseAt(EPOCH + 60_000);
    isPaused = true;
  };
  await open();

  const go = async (flow: string, screen: string) => {
    await page.clock.setSystemTime(EPOCH);
    await page.evaluate(([id, name]) => galleryStage.begin(id, name), [flow, screen] as const);
    await page.clock.runFor(SETTLING);
    for (let waits = 0; waits < MAX_WAITS && !(await page.evaluate(hasBegun)); waits += 1) {
      // Parts arrive in real time, however fast the page's own time passes.
      await rest();
      await page.clock.runFor(SETTLING);
    }
    for (;;) {
      const place = await page.evaluate(() => galleryStage.goOn());
      if ('wait' in place) {
        await page.clock.fastForward(place.wait);
        continue;
      }
      await page.clock.runFor(SETTLING);
      await rest();
      return place.leaves;
    }
  };
  const load = (file: string) =>
    page.evaluate(([name, known]) => galleryStage.load(name, known), [file, codes] as const);
  let shown: string | undefined;
  return {
    page,
    load,
    async show(flow, screen) {
      const beginning = `${flow.id} ${screen.begin}`;
      if (beginning !== shown) {
        // What a page keeps of another visit, an invitation for instance, would show.
        shown = beginning;
        await open();
        await load(flow.file);
      }
      const requests = countRequests();
      const leaves = await go(flow.id, screen.name);
      // What the view consists of was loaded on the way, in a time that nobody knows.
      return countRequests() === requests ? leaves : await go(flow.id, screen.name);
    },
    rest,
    async whileTimePasses(work) {
      const end = Promise.allSettled([work]).then(() => true);
      while (!(await Promise.race([end, page.clock.runFor(SETTLING).then(() => false)])));
      return await work;
    },
  };
}

const hasBegun = () => galleryStage.hasBegun();
