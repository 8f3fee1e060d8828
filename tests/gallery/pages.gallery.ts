import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newMember } from '#tests/fake-server/support/new-member.ts';
import { allPages } from '#tests/journeys/steps/all-pages.ts';
import { launchBrowser } from '#tests/support/browser.ts';
import { galleryFolder } from '#tools/gallery/folders.ts';
import { currentOptions } from '#tools/gallery/options.ts';
import { readGroup, removeGroups, writeGroup } from '#tools/gallery/records.ts';
import { groupOf, kindOf } from './groups.ts';
import { picturePage } from './picture-page.ts';
import { openPool, type Pool } from './pool.ts';
import { digestOfProduct } from './product-files.ts';
import { openGalleryPortal, ports } from './still-portal.ts';

const options = currentOptions();
const portal = await openGalleryPortal(ports.pages);
const pages = Object.entries(allPages(portal)).map(([name, visits]) => ({
  name: groupOf('page', name),
  visits,
}));
const chosen = pages.filter(({ name }) => options.only === null || name.includes(options.only));
const inputs = digestOfProduct(options);
/** Somebody whose records are empty. */
const newcomer = newMember(portal.world).account;

/** A browser takes one picture at a time. */
let browsers: Pool<Browser>;
beforeAll(async () => {
  removeGroups(
    galleryFolder,
    (group) => kindOf(group) === 'page' && !pages.some(({ name }) => name === group),
  );
  browsers = await openPool(launchBrowser, (browser) => browser.close());
});
afterAll(async () => {
  await browsers.close();
  await portal.close();
});

/** For all pictures of an address, in milliseconds: the lobbies are seven of them. */
const ADDRESS_LIMIT = 300_000;

for (const { name, visits } of chosen) {
  const timeout = ADDRESS_LIMIT * Object.values(visits).flat().length;
  test.concurrent(`the page ${name} has its pictures (T9)`, { timeout }, async () => {
    const known = readGroup(galleryFolder, name);
    if (known?.inputs === inputs && !options.isFresh && !options.isTwice) return;
    const taken = await browsers.use((browser) =>
      picturePage({ browser, portal, newcomer, name, visits }, options),
    );
    writeGroup(galleryFolder, { ...taken, inputs });
    expect(taken.unsteady, 'A second pass shows something else').toEqual([]);
  });
}
