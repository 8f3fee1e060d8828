import { launchBrowser } from '#tests/support/browser.ts';
import { type OpenStage, openStage } from './open-stage.ts';
import { openPool, type Pool } from './pool.ts';
import { readRefusals } from './refusals.ts';

/** The stages that all flows share, each in a browser of its own: a browser takes one picture at a time. */
export type Stages = Pool<OpenStage>;

/** Opens the stages at the address of a portal, which serves the pictures. */
export async function openStages(url: string): Promise<Stages> {
  const codes = Object.fromEntries(readRefusals());
  return await openPool(
    async () => await openStage(await launchBrowser(), url, codes),
    async ({ page }) => await page.context().browser()?.close(),
  );
}
