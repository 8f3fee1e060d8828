import { globSync } from 'node:fs';
import { basename } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type JourneyPortal, openPortal } from '#tests/journeys/steps/portal.ts';
import { galleryFolder } from '#tools/gallery/folders.ts';
import { currentOptions } from '#tools/gallery/options.ts';
import { type GroupRecord, readGroup, removeGroups, writeGroup } from '#tools/gallery/records.ts';
import { projectRoot } from '#tools/project.ts';
import { kindOf } from './groups.ts';
import { pictureFlow } from './picture-flow.ts';

import { readStageFiles } from './stage-files.ts';
import { openStages, type Stages } from './stages.ts';

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
let stages: Stages;

beforeAll(async () => {
  removeGroups(galleryFolder, (group) => kindOf(group) === 'flow' && !walks.includes(group));
  portal = await openPortal();
  stages = await openStages(portal.url);
});
afterAll(async () => {
  await stages.close();
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
  const taken = await pictureFlow(stages, { name, walk }, options);
  writeGroup(galleryFolder, { ...taken, inputs: inputsOf(walk, taken) });
  expect(taken.missing, 'Give each of these states a row and a way in its walk').toEqual([]);
  expect(taken.unsteady, 'A second pass shows something else').toEqual([]);
});
