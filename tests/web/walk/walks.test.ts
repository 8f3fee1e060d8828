import { beforeAll, describe, expect, test } from 'vitest';
import { standInForTheBrowser } from './stage.tsx';
import { textsIn } from './texts.ts';
import { walkScreens } from './walk-screens.ts';
import { faultsOfTable } from './walked-flow.ts';
import { walkedMachines } from './walked-machines.ts';

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
