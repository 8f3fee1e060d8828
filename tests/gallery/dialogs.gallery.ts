import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { allDialogs } from '#tests/journeys/steps/all-dialogs.ts';
import { launchBrowser } from '#tests/support/browser.ts';
import { galleryFolder } from '#tools/gallery/folders.ts';
import { currentOptions } from '#tools/gallery/options.ts';
import { readGroup, removeGroups, writeGroup } from '#tools/gallery/records.ts';
import { groupOf, kindOf } from './groups.ts';
import { pictureDialogs, walks } from './picture-dialogs.ts';
import { digestOfProduct } from './product-files.ts';
import { openGalleryPortal, ports } from './still-portal.ts';

const options = currentOptions();
const inputs = digestOfProduct(options);
const dialogs = Object.entries(allDialogs).map(([name, { who }]) => ({
  group: groupOf('dialog', name),
  who,
}));
/** Dialogs that are asked for, and whose pictures are not those of this product. */
const stale = dialogs.filter(
  ({ group }) =>
    (options.only === null || group.includes(options.only)) &&
    (readGroup(galleryFolder, group)?.inputs !== inputs || options.isFresh || options.isTwice),
);
const isChosen = (group: string) => stale.some((dialog) => dialog.group === group);

let browser: Browser;
beforeAll(async () => {
  removeGroups(
    galleryFolder,
    (group) => kindOf(group) === 'dialog' && !dialogs.some((dialog) => dialog.group === group),
  );
  browser = await launchBrowser();
});
afterAll(() => browser.close());

test.each(
  walks
    .filter((people) => stale.some(({ who }) => people.includes(who)))
    .map((people) => ({ people })),
)('the dialogs of $people have their pictures (T9)', async ({ people }) => {
  const portal = await openGalleryPortal(ports.dialogs);
  const taken = await pictureDialogs({ browser, portal, people, isChosen }, options);
  for (const group of taken) writeGroup(galleryFolder, { ...group, inputs });
  await portal.close();
  expect(
    taken.flatMap(({ unsteady }) => unsteady),
    'A second pass shows something else',
  ).toEqual([]);
});
