import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { FIRST_MOMENT, openTestWorld } from './support/test-world.ts';

const HOUR = 60 * 60_000;
const LATER = FIRST_MOMENT + 5_000;

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'clock-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

/** Opens a world at a time of the machine, does something, and closes it. */
async function during<Answer>(
  name: string,
  machine: number,
  work: (world: Awaited<ReturnType<typeof openTestWorld>>) => Answer,
): Promise<Answer> {
  const file = join(folder, `${name}.sqlite`);
  const world = await openTestWorld({ file, machineTime: () => machine, slotGames: 1 });
  try {
    return work(world);
  } finally {
    world.close();
  }
}

test('a moved clock is still moved after a restart, so no row lies in the future (T2, T3)', async () => {
  await during('moved', FIRST_MOMENT, ({ clock }) => {
    expect(clock.offset).toBe(0);
    clock.move(3 * HOUR);
    clock.move(-HOUR);
  });
  await during('moved', LATER, ({ clock }) => {
    expect(clock.now()).toBe(LATER + 2 * HOUR);
    clock.reset();
  });
  expect(await during('moved', LATER, ({ clock }) => clock.offset)).toBe(0);
});

test('a stopped clock is still stopped after a restart, and continues from there (T3)', async () => {
  await during('stopped', FIRST_MOMENT, ({ clock }) => {
    clock.freeze(true);
    clock.move(HOUR);
  });
  await during('stopped', LATER, ({ clock }) => {
    expect(clock.frozen).toBe(true);
    expect(clock.now()).toBe(FIRST_MOMENT + HOUR);
    clock.freeze(false);
  });
  const offset = FIRST_MOMENT + HOUR - LATER;
  expect(await during('stopped', LATER, ({ clock }) => clock.offset)).toBe(offset);
});
