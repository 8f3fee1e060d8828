import { globSync } from 'node:fs';
import { basename } from 'node:path';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type JourneyPortal, openPortal } from '#tests/journeys/steps/portal.ts';
import { launchBrowser } from '#tests/support/browser.ts';
import { galleryFolder } from '#tools/gallery/folders.ts';
import { currentOptions } from '#tools/gallery/options.ts';
import { type GroupRecord, readGroup, removeGroups, writeGroup } from '#tools/gallery/records.ts';
import { projectRoot } from '#tools/project.ts';
import { type OpenStage, openStage } from './open-stage.ts';
import { pictureFlow } from './picture-flow.ts';
import { isPage } from './picture-page.ts';
import { readStageFiles } from './stage-files.ts';

const options = currentOptions();
const walks = globSync('tests/web/walk/*-flow.tsx', { cwd: projectRoot })
  .map((file) => basename(file, '-flow.tsx'))
  .toSorted();
const chosen = walks.filter((name) => options.only === null || name.includes(options.only));
const files = readStageFiles();

/** With fewer looks there are other pictures. */
const inputsOf = (walk: string, { screens }: Pick<GroupRecord, 'screens'>) =>
  `${files.digestOf(
    walk,
    screens.flatMap(({ keys }) => keys),
  )}${options.isShort ? ' short' : ''}`;

let portal: JourneyPortal;
let browser: Browser;
/** Stages that nobody uses at the moment. */
const free: OpenStage[] = [];

beforeAll(async () => {
  removeGroups(galleryFolder, (group) => !isPage(group) && !walks.includes(group));
  [portal, browser] = await Promise.all([openPortal(), launchBrowser()]);
});
afterAll(async () => {
  await browser.close();
  await portal.close();
});

test.concurrent.each(chosen)('every state of %s has its pictures (T9)', async (name) => {
  const walk = `../../web/walk/${name}-flow.tsx`;
  const known = readGroup(galleryFolder, name);
  const isCurrent =
    known !== undefined &&
    known.inputs === inputsOf(walk, known) &&
    !options.isFresh &&
    !options.isTwice;
  if (isCurrent) {
    expect(known.missing).toEqual([]);
    expect(known.unsteady).toEqual([]);
    return;
  }
  const stage = free.pop() ?? (await openStage(browser, portal.url));
  const taken = await pictureFlow(stage, { name, walk }, options);
  writeGroup(galleryFolder, { ...taken, inputs: inputsOf(walk, taken) });
  free.push(stage);
  expect(taken.missing, 'Give each of these states a row and a way in its walk').toEqual([]);
  expect(taken.unsteady, 'A second pass shows something else').toEqual([]);
});
