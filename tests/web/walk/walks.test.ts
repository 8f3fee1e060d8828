/// <reference types="vite/client" />
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { folderOf } from '#machines/catalogue/in-words.ts';
import { chartOf } from '#tools/flows/chart-of.ts';
import { keepReach } from '#tools/flows/proved/kept-reach.ts';
import { reachOfJourneys } from '#tools/flows/proved/pinned-journeys.ts';
import { screenMessagesFile } from '#tools/flows/screens/screen-messages.ts';
import { catalogue } from '#tools/machine-catalogue.ts';
import type * as gameActors from '#web/features/games/game.actors.ts';
import { proofOf } from '#web/flows/proved/proof-of-chart.ts';
import type { ReachingTest } from '#web/flows/proved/reaching-test.ts';
import { standInForTheBrowser } from './stage.tsx';
import { walkScreens } from './walk-screens.ts';
import { faultsOfTable, type WalkedFlow } from './walked-flow.ts';

/** No actor opens a game on a walk: its address is known from the start. */
vi.mock('#web/features/games/game.actors.ts', async (original) => {
  const real = await original<typeof gameActors>();
  const provideGameLaunch: typeof gameActors.provideGameLaunch = (services, port, entry) => {
    port.address = 'https://games.example/play';
    return real.provideGameLaunch(services, port, entry);
  };
  return { ...real, provideGameLaunch };
});

beforeAll(standInForTheBrowser);

/** The flows whose screens are walked, each by the file `<flow>-flow.tsx`. */
const files = import.meta.glob<{ walkedFlow(): WalkedFlow }>('./*-flow.tsx');
const walks = await Promise.all(
  Object.entries(files).map(async ([file, load]) => {
    const flow = (await load()).walkedFlow();
    return { file, flow, id: flow.entry.id };
  }),
);

test('every machine has a walk over its screens, or a reason to have no view', () => {
  const isShown = catalogue.filter(({ noView }) => noView === undefined);
  const needed = isShown.map((entry) => `./${folderOf(entry)}-flow.tsx`);
  const written = walks.map(({ file }) => file);
  expect(
    needed.filter((file) => !written.includes(file)),
    'Write these walks in tests/web/walk, or say in the entry of the machine why it has noView',
  ).toEqual([]);
  expect(
    written.filter((file) => !needed.includes(file)),
    'Delete these walks from tests/web/walk, or name them as the folder of their machine',
  ).toEqual([]);
});

describe.each(walks)('the views of $id', ({ file, flow }) => {
  test('have a row for every leaf state and no other', () => {
    expect(faultsOfTable(flow), `Mend rows in tests/web/walk/${file.slice(2)}`).toEqual([]);
  });

  test('show the state at every step, and offer what the machine takes', async () => {
    const { faults, unseen, reached, messages } = await walkScreens(flow);
    expect(faults).toEqual([]);
    expect(unseen).toEqual([]);
    await expect(
      `${JSON.stringify(messages, null, 2)}\n`,
      'The flows page searches these texts: npx vitest run --project web-apart tests/web/walk -u',
    ).toMatchFileSnapshot(screenMessagesFile(flow.entry));
    const source = `tests/web/walk/${file.slice(2)}`;
    const walk: ReachingTest = { kind: 'walk', name: source, ...reached };
    keepReach(flow.entry, source, [walk]);
    const { transitions } = proofOf({
      ...chartOf(flow.entry),
      tests: [...reachOfJourneys(flow.entry), walk],
    });
    expect(
      transitions.map(({ id }) => id),
      'Neither this walk nor a pinned journey takes these: add an example, or pin a journey',
    ).toEqual([]);
  });
});
