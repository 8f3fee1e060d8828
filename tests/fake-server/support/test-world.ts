import { type OpenWorld, type OpenWorldOptions, openWorld } from '#fake-server/open-world.ts';
import { beginSeeded as beginAsSeeded } from '#tests/support/seeded-world.ts';

/** A morning on which every test world begins. */
export const FIRST_MOMENT = Date.UTC(2026, 10, 20, 9);

/** How every test world begins. */
export const worldOfTests = {
  file: ':memory:',
  machineTime: () => FIRST_MOMENT,
  passwordCost: 16,
} as const;

/** Opens a world in memory with a frozen clock that the test moves. */
export async function openTestWorld(options: Partial<OpenWorldOptions> = {}): Promise<OpenWorld> {
  const seed = Number(process.env['FC_SEED'] ?? 1);
  return openWorld(await beginSeeded({ ...worldOfTests, seed, ...options }));
}

/**
 * Options that start an in-memory world with a stopped clock from an already seeded one. A world of
 * another time seeds itself.
 */
export async function beginSeeded<Options extends OpenWorldOptions>(
  options: Options,
): Promise<Options> {
  return options.machineTime === worldOfTests.machineTime ? await beginAsSeeded(options) : options;
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
