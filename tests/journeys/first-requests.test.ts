// Features: all
import type { Page, Request } from 'playwright-core';
import { describe, expect } from 'vitest';
import { journey } from './steps/journey.ts';
import { eventually, see } from './steps/seeing.ts';

const entry = /\/assets\/entry-[\w-]+\.js$/u;
const callsOfEveryPage = ['/api/site/permission', '/api/site/status'];
/** Their answers stand in a page in the language that it starts in. */
const publicCalls = ['/api/site/menu', '/api/notices', '/api/games/hot', '/api/games/vendors'];

describe('what is asked for first', () => {
  journey('asks for each answer of home, however long the others take', async ({ visit }) => {
    const held = Promise.withResolvers<void>();
    const asked: string[] = [];
    const { page } = await visit('/', {
      language: 'en',
      beforeArrival: async (arriving) => {
        arriving.on('request', noteIn(asked));
        await hold(arriving, /\/api\/(?:site\/permission|notices|games\/hot)\?/u, held.promise);
      },
    });
    const calls = [...callsOfEveryPage, ...publicCalls];
    await eventually(() => asked).toEqual(expect.arrayContaining(calls));
    held.resolve();
    await see(page.getByRole('region', { name: 'Hot right now' }).getByRole('article'));
  });

  for (const [path, group] of [
    ['/', 'games'],
    ['/register', 'account'],
    ['/promotions', 'promotions'],
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
        for (const file of ['words-pt', 'frame', group]) {
          await eventually(() => asked.join(' ')).toContain(`/assets/${file}-`);
        }
        await eventually(() => asked).toEqual(expect.arrayContaining(callsOfEveryPage));
        // What stands in the page is asked for by nobody (P3).
        expect(asked.filter((address) => publicCalls.includes(address))).toEqual([]);
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
