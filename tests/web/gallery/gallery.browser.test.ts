// @vitest-environment node
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type OpenStage, openStage } from '#tests/gallery/open-stage.ts';
import { faultsOf, stillScreenshot, wearLook } from '#tests/gallery/still-page.ts';
import { sharedBrowser } from '#tests/support/browser.ts';
import { type RunningPortal, startPortal } from '#tests/support/server.ts';
import { comparePictures } from '#tools/gallery/compare-pictures.ts';
import { fullLooks, type Look, lookName, pairLooks } from '#tools/gallery/looks.ts';
import { buildStageIfStale } from '#tools/web-build.ts';

/** One of so many flows is looked at here, with every second state; `npm run gallery` looks at all. */
const SAMPLE = 5;
const [usual = pairLooks[0] as Look] = fullLooks;

let portal: RunningPortal;
let browser: Browser;
let stage: OpenStage;
const folder = mkdtempSync(join(tmpdir(), 'gallery-'));

beforeAll(async () => {
  await buildStageIfStale();
  [portal, browser] = await Promise.all([startPortal(), sharedBrowser()]);
  stage = await openStage(browser, portal.url);
});
afterAll(async () => {
  await stage.page.context().close();
  await portal.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** Stores the current picture of the stage. */
async function keepPicture(name: string): Promise<string> {
  mkdirSync(folder, { recursive: true });
  const file = join(folder, `${name}.png`);
  writeFileSync(file, await stillScreenshot(stage.page));
  return file;
}

async function wear(look: Look): Promise<void> {
  await stage.page.evaluate((language) => galleryStage.setLanguage(language), look.language);
  await wearLook(stage.page, look);
}

test('a sample of all states has no cut, overlapping, unreachable or missing text in any look (T9, S13)', async () => {
  const looks = [...pairLooks, ...fullLooks];
  const found: string[] = [];
  const walks = await stage.page.evaluate(() => galleryStage.files);
  let next = 0;
  for (const walk of walks.filter((_, index) => index % SAMPLE === 0)) {
    const flow = await stage.load(walk);
    const states = flow.screens.filter(({ code }) => code === undefined);
    for (const state of states.filter((_, index) => index % 2 === 0)) {
      expect(await stage.show(flow, state)).toContain(state.name);
      const look = looks[next % looks.length] ?? usual;
      next += 1;
      await wear(look);
      const faults = await faultsOf(stage.page);
      // The other languages may lag behind: English stands in.
      const missing = await stage.page.evaluate(() => galleryStage.takeMissing());
      if (fullLooks.includes(look)) {
        found.push(...missing.map((key) => `${flow.id} in '${state.name}': no text for ${key}`));
      }
      found.push(
        ...faults.map(
          ({ kind, what }) => `${flow.id} in '${state.name}' (${lookName(look)}): ${kind} ${what}`,
        ),
      );
    }
  }
  expect(found, 'Give these texts room; `npm run gallery` has their pictures').toEqual([]);
});

test('the same state gives the same picture, and each seeded fault is found (T9)', async () => {
  const { page } = stage;
  const flow = await stage.load('../../web/walk/withdrawal-flow.tsx');
  const show = async (path = 'entering') => {
    const state = flow.screens.find((each) => each.name === path);
    if (state === undefined) throw new Error(`There is no state '${path}'.`);
    await stage.show(flow, state);
    await wear(usual);
  };
  await show();
  const before = await keepPicture('before');
  await show();
  expect(comparePictures(before, await keepPicture('same'))).toBeNull();

  // A colour of the theme is another one.
  await page.evaluate(() => document.documentElement.style.setProperty('--text', '#ff00ff'));
  expect(comparePictures(before, await keepPicture('colour'))?.pixels).toBeGreaterThan(100);
  await page.evaluate(() => document.documentElement.style.removeProperty('--text'));

  // An icon has moved by six pixels.
  const icon = await page.evaluate(() => {
    const moved = [...document.querySelectorAll<SVGElement>('header svg')].find((each) =>
      each.checkVisibility(),
    );
    if (moved === undefined) throw new Error('There is no icon.');
    const { left, top, right, bottom } = moved.getBoundingClientRect();
    moved.style.translate = '6px';
    return { left, top, right, bottom };
  });
  const [moved] = comparePictures(before, await keepPicture('moved'))?.boxes ?? [];
  expect(moved?.left).toBeLessThan(icon.right + 6);
  expect(moved?.right).toBeGreaterThan(icon.left);
  expect(moved?.top).toBeLessThan(icon.bottom);
  expect(moved?.bottom).toBeGreaterThan(icon.top);

  // Another state shows its screen here.
  await show('reviewing');
  expect(comparePictures(before, await keepPicture('swapped'))?.pixels).toBeGreaterThan(1000);

  // A text is far too long for its button, and cannot be broken.
  await show();
  expect(await faultsOf(page)).toEqual([]);
  await page.evaluate(() => {
    const label = document.querySelector('form button[type=submit] span');
    if (label === null) throw new Error('There is no button.');
    label.textContent = 'Continuar '.repeat(12);
    label.setAttribute('style', 'white-space: nowrap');
  });
  expect(await faultsOf(page)).not.toEqual([]);

  // A text overlaps another one.
  await show();
  await page.evaluate(() => {
    const [title, next] = document.querySelectorAll<HTMLElement>('main h1, main form label');
    if (title === undefined || next === undefined) throw new Error('There are no two texts.');
    const distance = next.getBoundingClientRect().top - title.getBoundingClientRect().top;
    title.style.translate = `0 ${distance}px`;
  });
  expect((await faultsOf(page)).map(({ kind }) => kind)).toContain('overlap');

  // A text is missing in Portuguese.
  await page.evaluate(() => {
    galleryStage.takeMissing();
    galleryStage.removeText('withdraw', 'request.continue');
  });
  await show();
  expect(await page.evaluate(() => galleryStage.takeMissing())).toContain(
    'withdraw:request.continue',
  );
});
