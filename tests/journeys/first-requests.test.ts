// Features: all
import type { Page, Request } from 'playwright-core';
import { describe, expect } from 'vitest';
import { journey } from './steps/journey.ts';
import { eventually, see } from './steps/seeing.ts';

const entry = /\/assets\/entry-[\w-]+\.js$/u;
const callsOfEveryPage = ['/api/site/permission', '/api/site/status', '/api/site/menu'];

describe('what is asked for first', () => {
  journey('asks for each answer of home, however long the others take', async ({ visit }) => {
    const held = Promise.withResolvers<void>();
    const asked: string[] = [];
    const { page } = await visit('/', {
      beforeArrival: async (arriving) => {
        arriving.on('request', noteIn(asked));
        await hold(arriving, /\/api\/(?:site\/permission|notices|games\/hot)\?/u, held.promise);
      },
    });
    const calls = [...callsOfEveryPage, '/api/notices', '/api/games/hot', '/api/games/vendors'];
    await eventually(() => asked).toEqual(expect.arrayContaining(calls));
    held.resolve();
    await see(page.getByRole('region', { name: 'Em alta agora' }).getByRole('article'));
  });

  for (const [path, part, texts] of [
    ['/', 'HomePage', 'games'],
    ['/rng', 'LobbyPage', 'games'],
    ['/game', 'GamePage', 'game'],
    ['/register', 'RegistrationPage', 'registration'],
    ['/promotions', 'PromotionsPage', 'promotions'],
  ] as const) {
    journey(`asks for all parts of ${path} before the script is there`, async ({ visit }) => {
      const held = Promise.withResolvers<void>();
      const asked: string[] = [];
      const coming = visit(path, {
        beforeArrival: async (arriving) => {
          arriving.on('request', noteIn(asked));
          await hold(arriving, entry, held.promise);
        },
      });
      try {
        for (const file of [part, texts, 'shell']) {
          await eventually(() => asked.join(' ')).toContain(`/assets/${file}-`);
        }
        await eventually(() => asked).toEqual(expect.arrayContaining(callsOfEveryPage));
      } finally {
        held.resolve();
        await coming;
      }
    });
  }
});

function noteIn(asked: string[]) {
  return (request: Request): void => {
    asked.push(new URL(request.url()).pathname);
  };
}

/** Keeps the answers to such requests back. */
async function hold(page: Page, requests: RegExp, until: Promise<void>): Promise<void> {
  await page.route(requests, async (route) => {
    await until;
    await route.continue();
  });
}
