import { beforeAll, describe, expect, test, vi } from 'vitest';
import type * as gameActors from '#web/features/game/game.actors.ts';
import { standInForTheBrowser } from './stage.tsx';
import { textsIn } from './texts.ts';
import { walkScreens } from './walk-screens.ts';
import { faultsOfTable } from './walked-flow.ts';
import { walkedMachines } from './walked-machines.ts';

/** No actor opens a game on a walk: where it lies is known from the start. */
vi.mock('#web/features/game/game.actors.ts', async (original) => {
  const real = await original<typeof gameActors>();
  const provideGameLaunch: typeof gameActors.provideGameLaunch = (services, port, roomId) => {
    port.address = 'https://games.example/play';
    return real.provideGameLaunch(services, port, roomId);
  };
  return { ...real, provideGameLaunch };
});

beforeAll(standInForTheBrowser);

const walks = Object.entries(walkedMachines).flatMap(([id, walked]) =>
  'flow' in walked ? [{ id, ...walked }] : [],
);

describe.each(walks)('the views of $id', ({ id, flow: flowIn, language }) => {
  const flow = flowIn(textsIn(language), language);

  test('have a row for every leaf state and no other', () => {
    expect(flow.entry.id).toBe(id);
    expect(faultsOfTable(flow)).toEqual([]);
  });

  test('show at every step the state that it is in, and offer what the machine takes', async () => {
    const { faults, unseen } = await walkScreens(flow, language);
    expect(faults).toEqual([]);
    expect(unseen).toEqual([]);
  });
});
