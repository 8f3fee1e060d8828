import { type OpenWorld, type OpenWorldOptions, openWorld } from '#fake-server/open-world.ts';

/** A morning on which every test world begins. */
export const FIRST_MOMENT = Date.UTC(2026, 10, 20, 9);

/** How every test world begins. */
export const worldOfTests = {
  file: ':memory:',
  machineTime: () => FIRST_MOMENT,
  passwordCost: 16,
} as const;

/** Opens a world in memory whose time stands still until a test moves its clock. */
export async function openTestWorld(options: Partial<OpenWorldOptions> = {}): Promise<OpenWorld> {
  const seed = Number(process.env['FC_SEED'] ?? 1);
  return openWorld(await beginSeeded({ ...worldOfTests, seed, ...options }));
}

const seeded = new Map<string, Promise<Uint8Array>>();

/**
 * Options with which a world in memory begins with the people and games of one that was seeded
 * before: seeding takes longer than most tests. One of another time, or in a file, seeds itself.
 */
export async function beginSeeded<Options extends OpenWorldOptions>(
  options: Options,
): Promise<Options> {
  if (options.file !== ':memory:' || options.machineTime !== worldOfTests.machineTime)
    return options;
  const key = JSON.stringify([options.seed, options.slotGames, options.settings]);
  let contents = seeded.get(key);
  if (contents === undefined) {
    contents = contentsOfNew(options);
    seeded.set(key, contents);
  }
  return { ...options, contents: await contents };
}

async function contentsOfNew(options: OpenWorldOptions): Promise<Uint8Array> {
  const world = await openWorld(options);
  const contents = world.database.contents();
  world.close();
  return contents;
}

/** The code with which the work was refused. @throws when it was not refused */
export async function refusalOf(work: () => unknown): Promise<unknown> {
  try {
    await work();
  } catch (error) {
    if (error instanceof Error && 'code' in error) return error.code;
    throw error;
  }
  throw new Error('It was not refused.');
}
