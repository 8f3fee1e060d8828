import type { Frame, FrameLocator, Page } from 'playwright-core';
import { gameKindOf } from '#fake-server/world/play/catalogue.ts';
import { step } from '#tests/support/trail.ts';
import { hundredths } from './money.ts';
import type { JourneyPortal } from './portal.ts';
import { see } from './seeing.ts';

/** A slot that can be played, by name and address. */
export interface SomeGame {
  readonly nodeId: string;
  readonly name: string;
  readonly address: string;
}

/** The most played slot of the portal's world. */
export function someSlot({ world }: JourneyPortal): SomeGame {
  const slot = world.catalogue
    .list({ gameType: 'RNG' }, { pageNo: 1, pageSize: 42 })
    .games.find(({ under_maintenance }) => under_maintenance === 0);
  if (!slot) throw new Error('There is no slot to play.');
  const { node_id: nodeId, name } = slot;
  return { nodeId, name, address: `/game?id=${encodeURIComponent(nodeId)}` };
}

/** The most played table with a dealer, on the page without bars. */
export function someTable({ world }: JourneyPortal): SomeGame {
  const table = world.catalogue
    .list({ gameType: 'LIVE' }, { pageNo: 1, pageSize: 42 })
    .games.find(
      (game) =>
        game.under_maintenance === 0 && game.is_vassalage === 0 && gameKindOf(game) === 'table',
    );
  if (!table) throw new Error('There is no table to play at.');
  const { node_id: nodeId, name } = table;
  return { nodeId, name, address: `/seamless?id=${encodeURIComponent(nodeId)}` };
}

/** The game in its frame. */
export function gameFrame(page: Page): FrameLocator {
  return page.frameLocator('iframe');
}

/** The frame of the game itself, once it is there. */
export const frameOfGame = step(
  'find the frame of the game',
  async (page: Page): Promise<Frame> => {
    await see(gameFrame(page).getByRole('button', { name: 'Girar' }));
    const handle = await page.locator('iframe').elementHandle();
    const frame = await handle?.contentFrame();
    if (!frame) throw new Error('There is no game on the page.');
    return frame;
  },
);

/** One round: presses the button, waits for the reels, and returns stake and win in hundredths. */
export const spin = step(
  'play a round',
  async (page: Page): Promise<{ stake: number; win: number }> => {
    const game = gameFrame(page);
    const button = game.getByRole('button', { name: 'Girar', exact: true });
    await see(button);
    const rounds = game.locator('ol[aria-label="Últimas rodadas"]');
    const settled = page.waitForResponse((response) => response.url().endsWith('/slot/rounds'));
    const stake = hundredths(
      await game
        .getByRole('combobox', { name: 'Aposta' })
        .evaluate((select: HTMLSelectElement) => select.selectedOptions[0]?.textContent ?? ''),
    );
    const before = await rounds.locator('li').count();
    await button.click();
    await settled;
    await see(button);
    // Where there is little room, the list of last rounds is there but out of sight.
    await rounds.locator('li').nth(before).waitFor({ state: 'attached' });
    const win = hundredths((await rounds.locator('li').first().textContent()) ?? '');
    return { stake, win };
  },
);
