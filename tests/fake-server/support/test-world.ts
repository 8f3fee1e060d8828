import { type OpenWorld, type OpenWorldOptions, openWorld } from '#fake-server/open-world.ts';

/** A morning on which every test world begins. */
export const FIRST_MOMENT = Date.UTC(2026, 10, 20, 9);

/** Opens a world in memory whose time stands still until a test moves its clock. */
export function openTestWorld(options: Partial<OpenWorldOptions> = {}): Promise<OpenWorld> {
  return openWorld({
    file: ':memory:',
    seed: Number(process.env['FC_SEED'] ?? 1),
    machineTime: () => FIRST_MOMENT,
    passwordCost: 16,
    ...options,
  });
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
