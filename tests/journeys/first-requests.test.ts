// Features: all
import type { Page, Request } from 'playwright-core';
import { describe, expect } from 'vitest';
import { journey } from './steps/journey.ts';
import { eventually, see } from './steps/seeing.ts';
import { expectNoShifts, watchForShifts } from './steps/shifts.ts';

const entry = /\/assets\/entry-[\w-]+\.js$/u;
const callsOfEveryPage = ['/api/site/permission', '/api/site/status'];
/** The other requests of home. Their answers are in the page, in its start language. */
const callsOfHome = ['/api/site/menu', '/api/notices', '/api/games/hot', '/api/games/vendors'];

describe('the first requests', () => {
  journey('requests each answer of home, however slow the others are', async ({ visit }) => {
    const held = Promise.withResolvers<void>();
    const requests: string[] = [];
    const { page } = await visit('/', {
      language: 'en',
      beforeArrival: async (arriving) => {
        arriving.on('request', noteIn(requests));
        await hold(arriving, /\/api\/(?:site\/permission|notices|games\/hot)\?/u, held.promise);
      },
    });
    const calls = [...callsOfEveryPage, ...callsOfHome];
    await eventually(() => requests).toEqual(expect.arrayContaining(calls));
    held.resolve();
    await see(page.getByRole('region', { name: 'Hot right now' }).getByRole('article'));
  });

  for (const [path, group, pictures] of [
    ['/', 'frame', []],
    ['/register', 'account', []],
    ['/promotions', 'around', ['/art/promotions/welcome-bonus.svg']],
    ['/promotions/first-spins', 'around', ['/art/promotions/first-spins.svg']],
    ['/lottery', 'lottery', ['/art/games/seis-de-ouro.svg', '/art/games/loto-relampago.svg']],
  ] as const) {
    journey(`requests all parts of ${path} before the script is there`, async ({ visit }) => {
      const held = Promise.withResolvers<void>();
      const requests: string[] = [];
      const coming = visit(path, {
        beforeArrival: async (arriving) => {
          arriving.on('request', noteIn(requests));
          await hold(arriving, entry, held.promise);
        },
      });
      try {
        for (const file of ['words-pt', 'frame', group]) {
          await eventually(() => requests.join(' ')).toContain(`/assets/${file}-`);
        }
        const others = [...callsOfEveryPage, ...pictures];
        await eventually(() => requests).toEqual(expect.arrayContaining(others));
      } finally {
        held.resolve();
        await coming;
      }
    });
  }
});

/** The boards, loaded when they come near. */
const boards = ['/api/games/announcements', '/api/winners', '/api/missions/summary'];

/** A page by its address, and the calls that it may make for answers that are not in it. */
const requestsAfterLoad: Readonly<Record<string, readonly string[]>> = {
  '/': ['/api/site/resources', '/api/games'],
  '/rng': ['/api/site/resources', ...boards],
  '/inhouse': ['/api/site/resources', ...boards],
  '/promotions': ['/api/site/resources'],
  '/promotions/welcome-bonus': ['/api/site/resources', '/api/promotions'],
  '/lottery': [],
  '/elott': ['/api/site/resources'],
  '/register': ['/api/site/country-codes'],
  '/login': ['/api/sign-in/passkey-request'],
  '/help': ['/api/help-centre'],
  '/download': ['/api/site/resources'],
};

/** Files for signed-in people, which visitors never load. */
const partsOfMembers = ['/words-member-', '/present-'];

describe('answers in the page are not requested again, files are few, nothing jumps (P2, P3)', () => {
  for (const [path, behind] of Object.entries(requestsAfterLoad)) {
    journey(`at ${path}`, async ({ visit }) => {
      const requests: string[] = [];
      const { page } = await visit(path, {
        profile: 'phone',
        beforeArrival: async (arriving) => {
          await watchForShifts(arriving);
          arriving.on('request', noteIn(requests));
        },
      });
      await see(page.getByRole('heading', { level: 1 }));
      await page.waitForLoadState('networkidle');
      await expectNoShifts(page);
      const expected = [...callsOfEveryPage, ...behind];
      const others = requests.filter((one) => one.startsWith('/api/') && !expected.includes(one));
      expect(others).toEqual([]);
      expect(requests).toEqual(expect.arrayContaining(callsOfEveryPage));
      const parts = requests.filter((one) => /\.(?:js|css)$/u.test(one));
      const files = new Set(parts);
      expect(parts, 'each is fetched once').toHaveLength(files.size);
      const inPage = await page
        .locator('style[data-file]')
        .evaluateAll((sheets) => sheets.map((sheet) => sheet.getAttribute('data-file')));
      expect(inPage.length).toBeGreaterThan(0);
      expect(parts.filter((file) => inPage.includes(file))).toEqual([]);
      expect(files.size).toBeLessThanOrEqual(15);
      const withHtml = ['/promotions/welcome-bonus', '/help'].includes(path);
      const partsOfOthers = withHtml ? partsOfMembers : [...partsOfMembers, '/SanitisedContent-'];
      const needless = (file: string) => partsOfOthers.some((part) => file.includes(part));
      expect([...files].filter(needless)).toEqual([]);
      // What the head of the page preloaded was used.
      expect(await page.evaluate(() => Object.keys(window.earlyAnswers ?? {}))).toEqual([]);
    });
  }
});

journey('nothing jumps in a lobby whose games come late (P2)', async ({ visit }) => {
  const held = Promise.withResolvers<void>();
  const { page } = await visit('/rng', {
    profile: 'phone',
    language: 'en',
    beforeArrival: async (arriving) => {
      // Wide enough for the search beside the heading, as long as no count is there.
      await arriving.setViewportSize({ width: 412, height: 823 });
      await watchForShifts(arriving);
      await hold(arriving, /\/api\/games\?/u, held.promise);
    },
  });
  await see(page.getByRole('heading', { level: 1, name: 'Slots' }));
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
  held.resolve();
  await see(page.getByText(/^[\d,]+ games$/u));
  await see(page.getByRole('main').getByRole('article'));
  await page.waitForLoadState('networkidle');
  await expectNoShifts(page);
});

function noteIn(requests: string[]) {
  return (request: Request): void => {
    requests.push(new URL(request.url()).pathname);
  };
}

/** Keeps the answers to such requests back. */
async function hold(page: Page, requests: RegExp, until: Promise<void>): Promise<void> {
  await page.route(requests, async (route) => {
    await until;
    await route.continue();
  });
}
