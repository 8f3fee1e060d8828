// Features: all
import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { webBuildFolder } from '#tools/web-build.ts';
import { expectAccessible } from './steps/accessibility.ts';
import { signIn, signOut } from './steps/account.ts';
import { journey } from './steps/journey.ts';
import { openPortal } from './steps/portal.ts';
import { eventually, see, seeNoMore, seePicture } from './steps/seeing.ts';

/** Journeys keep the worker out unless they are about it. */
const withWorker = { context: { serviceWorkers: 'allow' } } as const;
/** What a browser says of each request that finds no network. */
const NO_NETWORK = /ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch|Unable to preload CSS/u;

/** Waits until the worker has taken over: it starts after everything else. */
async function seeWorker(page: Page): Promise<void> {
  // Looked for at every frame, it would have the page draw all the while.
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null, undefined, {
    polling: 100,
  });
}

/** Waits until the worker has taken over and has kept what this visit fetched. */
async function seeKept(page: Page): Promise<void> {
  await seeWorker(page);
  await eventually(() => keptAddresses(page, 'lobby')).toEqual(
    expect.arrayContaining([expect.stringContaining('/games/hot')]),
  );
  await eventually(async () => (await keptAddresses(page, 'pictures')).length).toBeGreaterThan(3);
}

function keptAddresses(page: Page, name: string): Promise<readonly string[]> {
  return page.evaluate(async (cacheName) => {
    const cache = await caches.open(cacheName);
    return (await cache.keys()).map(({ url }) => url);
  }, name);
}

/** The files of words in every cache, without the hashes of their content. */
async function keptWords(page: Page): Promise<readonly string[]> {
  const names = await page.evaluate(() => caches.keys());
  const kept = await Promise.all(names.map((name) => keptAddresses(page, name)));
  return kept
    .flat()
    .flatMap((address) => /words-[\w-]+(?=-[\w-]{7}\.js)/u.exec(address) ?? [])
    .toSorted();
}

/** The calls whose answers came with the page: they belong to no person. */
function callsInPage(): string[] {
  const text = document.getElementById('first-answers')?.textContent;
  return text ? Object.keys(JSON.parse(text) as object) : [];
}

/** Everything in every cache of the page's origin, except the files of the build, as one text. */
function everythingKept(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const texts: string[] = [];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        if (new URL(request.url).pathname.startsWith('/assets/')) continue;
        const answer = await cache.match(request, { ignoreVary: true });
        texts.push(request.url, JSON.stringify([...request.headers]), (await answer?.text()) ?? '');
      }
    }
    return texts.join('\n');
  });
}

describe('without a network', () => {
  journey(
    'keeps nothing of a signed-in person, opens home and the last lobby, says that it is offline, and goes on by itself (A18a, S13, S15)',
    async ({ visit }) => {
      // Requests without a token, before and after the sign-in.
      const unexpectedRequests = new Set<string>();
      const visitor = await visit('/', {
        ...withWorker,
        profile: 'phone',
        beforeArrival: async (arriving) => {
          arriving.on('request', (request) => {
            if (request.headers()['authorization'] === undefined)
              unexpectedRequests.add(request.url());
          });
          await Promise.resolve();
        },
      });
      const { page, context } = visitor;
      await see(page.getByRole('region', { name: 'Em alta agora' }).getByRole('article'));
      await seeKept(page);
      expect(await keptWords(page)).toEqual(['words-pt']);
      for (const call of await page.evaluate(callsInPage)) {
        unexpectedRequests.add(new URL(`/api${call}`, page.url()).href);
      }
      await signIn(page, 'maria');
      await see(page.getByRole('group', { name: 'Saldo' }).getByText('R$'));
      const lobby = page.waitForResponse(/vassalage=/u);
      await page
        .getByRole('region', { name: 'Provedores' })
        .getByRole('listitem')
        .getByRole('link')
        .first()
        .click();
      const token = await page.evaluate(() => sessionStorage.getItem('token'));
      expect(token).not.toBeNull();
      expect((await (await lobby).request().allHeaders())['authorization']).toBe(`Bearer ${token}`);
      await see(page.getByRole('article'));

      expect(unexpectedRequests).not.toContain((await lobby).url());
      const inLobby = await keptAddresses(page, 'lobby');
      expect(inLobby.filter((address) => !unexpectedRequests.has(address))).toEqual([]);
      const kept = await everythingKept(page);
      const names = [
        '/api/games/hot',
        token ?? '',
        'maria',
        '"ip":"127.0.0.1"',
        '"ip":"::',
        '"ip":""',
      ];
      expect(names.filter((name) => kept.includes(name))).toEqual(['/api/games/hot', '"ip":""']);

      await signOut(page);
      await see(page.getByRole('banner').getByRole('link', { name: 'Entrar' }));
      await page.goto('/rng');
      await see(page.getByRole('article'));
      await eventually(() => keptAddresses(page, 'lobby')).toEqual(
        expect.arrayContaining([expect.stringContaining('/games?')]),
      );

      visitor.expectProblem(NO_NETWORK);
      await context.setOffline(true);
      const bar = page.getByRole('navigation', { name: 'Navegação rápida' });
      const notice = page.getByText(
        'Você está sem conexão. Este conteúdo foi salvo na sua última visita',
      );
      await see(notice);
      await bar.getByRole('button', { name: 'Menu' }).tap();
      await page
        .getByRole('navigation', { name: 'Menu principal' })
        .getByRole('link', { name: 'Promoções', exact: true })
        .tap();
      await see(page.getByRole('heading', { level: 1, name: 'Você está sem conexão' }));
      await expectAccessible(page);
      await page.goto('/');
      const hot = page.getByRole('region', { name: 'Em alta agora' });
      await see(hot.getByRole('article'));
      await seePicture(hot.getByRole('article').first().locator('img'));
      const lost = page.getByText('Não conseguimos conectar').or(notice);
      await see(lost);
      await page.goto('/rng');
      await see(page.getByRole('heading', { level: 1, name: 'Slots' }));
      await see(page.getByRole('article'));

      await context.setOffline(false);
      await seeNoMore(lost);
    },
  );
});

describe('after a new build', () => {
  journey('shows the new one at once, and without a network too (R10, S13)', async ({ visit }) => {
    const webFolder = mkdtempSync(join(tmpdir(), 'portal-build-'));
    cpSync(webBuildFolder, webFolder, { recursive: true });
    // The compressed copies would hide the change below.
    for (const packed of globSync('{index.html,service-worker.js}.{br,gz}', { cwd: webFolder })) {
      rmSync(join(webFolder, packed));
    }
    const portal = await openPortal({ webFolder });
    try {
      const visitor = await visit(portal.url, withWorker);
      const { page, context } = visitor;
      await seeWorker(page);
      change(webFolder, 'index.html', '<html', '<html data-build="next"');
      change(webFolder, 'service-worker.js', /revision:`\w+`/u, 'revision:`next`');
      await page.reload();
      const build = () => page.locator('html').getAttribute('data-build');
      expect(await build()).toBe('next');

      await eventually(() => page.evaluate(keptPages)).toContain('data-build="next"');
      await eventually(() => page.evaluate(workersBeside)).toBe(0);
      visitor.expectProblem(NO_NETWORK);
      await context.setOffline(true);
      await page.reload();
      expect(await build()).toBe('next');
    } finally {
      await portal.close();
      rmSync(webFolder, { recursive: true });
    }
  });
});

/** The portal's page as each cache has it, as one text. */
async function keptPages(): Promise<string> {
  const names = await caches.keys();
  const texts = names.map(async (name) => {
    const cache = await caches.open(name);
    const kept = await cache.match('/index.html', { ignoreSearch: true });
    return (await kept?.text()) ?? '';
  });
  return (await Promise.all(texts)).join('\n');
}

/** How many workers are there beside the one at work: the next one takes its place when it is ready. */
async function workersBeside(): Promise<number> {
  const { installing, waiting, active } = await navigator.serviceWorker.ready;
  const others = [installing, waiting].filter((worker) => worker !== null).length;
  return active?.state === 'activated' ? others : others + 1;
}

/** Changes a file of a build as the next one would. */
function change(folder: string, file: string, from: string | RegExp, to: string): void {
  const path = join(folder, file);
  const before = readFileSync(path, 'utf8');
  const after = before.replace(from, to);
  expect(after).not.toBe(before);
  writeFileSync(path, after);
}
