import { type OpenWorldOptions, openWorld } from '#fake-server/open-world.ts';

/** What a world in memory begins with, and when that was made. */
interface Seeded {
  readonly contents: Promise<Uint8Array>;
  readonly createdAt: number;
}

const seeded = new Map<string, Seeded>();

/**
 * Options with which a world in memory begins with the people and games of one that was seeded
 * before: seeding takes longer than most tests. One in a file seeds itself.
 *
 * @param oldest how old that may be by the clock of the world, in milliseconds
 */
export async function beginSeeded<Options extends OpenWorldOptions>(
  options: Options,
  oldest = 0,
): Promise<Options> {
  const { file, seed, slotGames, settings, machineTime } = options;
  if (file !== ':memory:') return options;
  const key = JSON.stringify([seed, slotGames, settings]);
  const now = machineTime();
  let found = seeded.get(key);
  if (found === undefined || Math.abs(now - found.createdAt) > oldest) {
    found = { contents: contentsOfNew(options), createdAt: now };
    seeded.set(key, found);
  }
  return { ...options, contents: await found.contents };
}

async function contentsOfNew(options: OpenWorldOptions): Promise<Uint8Array> {
  const world = await openWorld(options);
  const contents = world.database.contents();
  world.close();
  return contents;
}
