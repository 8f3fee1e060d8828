// Features: games
import type { Frame, Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { gameKindOf } from '#fake-server/world/play/catalogue.ts';
import { journey } from './steps/journey.ts';
import { memberId } from './steps/people.ts';
import { gameFrame } from './steps/playing.ts';
import type { JourneyPortal } from './steps/portal.ts';
import { see } from './steps/seeing.ts';

/** A small phone in landscape, in CSS pixels. */
const sideways = { width: 740, height: 360 };
/** The bar above a game there: one line (W10). */
const LINE_HEIGHT = 32;

/** One open game of each kind with its own vendor's page. */
function oneOfEachKind({ world }: JourneyPortal): ReadonlyMap<string, string> {
  const kinds = new Map<string, string>();
  const categories = [
    { gameType: 'RNG' },
    { gameType: 'LIVE' },
    { gameType: 'PVP' },
    { gameType: 'FISH' },
    { gameType: 'SPORTS' },
    { gameType: 'ESPORTS' },
    { gameClassify: 'INHOUSE' },
  ] as const;
  for (const category of categories) {
    for (const game of world.catalogue.list(category, { pageNo: 1, pageSize: 60 }).games) {
      const isOpen = game.under_maintenance === 0 && game.is_vassalage === 0;
      if (isOpen && !kinds.has(gameKindOf(game))) kinds.set(gameKindOf(game), game.node_id);
    }
  }
  return kinds;
}

describe('a phone that is held sideways (L6, W10)', () => {
  journey(
    'shows one line and the whole game of each kind, and the session and the game alone in full screen, where the game follows the balance (L5)',
    async ({ visit, portal }) => {
      const { page } = await visit('/', {
        as: 'maria',
        context: { viewport: sideways, isMobile: true, hasTouch: true },
      });
      const games = oneOfEachKind(portal);
      expect([...games.keys()].toSorted()).toEqual([
        'cards',
        'crash',
        'esports',
        'fish',
        'roulette',
        'slot',
        'sports',
        'table',
      ]);
      for (const [kind, id] of games) {
        await page.goto(`/game?id=${encodeURIComponent(id)}`);
        await see(
          gameFrame(page)
            .getByText(/R\$\s250,00/u)
            .first(),
        );
        expect.soft(await placeOfGame(page), kind).toEqual({ top: LINE_HEIGHT, bottom: 360 });
        expect.soft(await outOfSight(await frameOn(page)), kind).toEqual([]);
        await see(page.getByText('Jogando há'));
      }
      await page.getByRole('button', { name: 'Tela cheia' }).click();
      await see(page.getByRole('button', { name: 'Sair da tela cheia' }));
      await see(page.getByText('Jogando há'));
      expect(await page.getByRole('heading', { level: 1 }).count()).toBe(0);
      expect(await page.getByRole('button').count()).toBe(1);
      expect(await placeOfGame(page)).toEqual({ top: LINE_HEIGHT, bottom: 360 });

      // Money from elsewhere, such as a deposit in another tab.
      const credit = { memberId: memberId(portal, 'maria'), key: 'elsewhere', amount: 5_000 };
      portal.world.wallet.post({ ...credit, kind: 'credit' });
      await see(
        gameFrame(page)
          .getByText(/R\$\s300,00/u)
          .first(),
      );
    },
  );
});

/** Where the game begins and ends, where the page around it does not scroll. */
function placeOfGame(page: Page) {
  return page.evaluate(() => {
    const { scrollHeight } = document.documentElement;
    if (scrollHeight > innerHeight + 1) throw new Error(`The page is ${scrollHeight} high.`);
    const { top = 0, bottom = 0 } = document.querySelector('iframe')?.getBoundingClientRect() ?? {};
    return { top, bottom };
  });
}

async function frameOn(page: Page): Promise<Frame> {
  const frame = await (await page.locator('iframe').elementHandle())?.contentFrame();
  if (!frame) throw new Error('There is no game on the page.');
  return frame;
}

/**
 * What is read and pressed in a round, but is below the fold or outside the frame. Lists scroll.
 */
function outOfSight(frame: Frame): Promise<string[]> {
  return frame.evaluate(() =>
    Array.from(
      document.querySelectorAll<HTMLElement>('#game :is(button, select, output, .summary)'),
    )
      .filter((part) => part.checkVisibility() && !part.closest('.list, .tabs, .beads'))
      .filter((part) => {
        const { top, bottom, left, right } = part.getBoundingClientRect();
        return top < 0 || left < 0 || bottom > innerHeight + 1 || right > innerWidth + 1;
      })
      .map((part) => part.outerHTML.slice(0, 80)),
  );
}
