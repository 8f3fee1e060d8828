import { type FakeServerOptions, startFakeServer } from '#fake-server/start.ts';
import type { World } from '#fake-server/world/world.ts';
import { beginSeeded } from '#tests/support/seeded-world.ts';

/** Little enough that signing in costs no time worth speaking of. */
const PASSWORD_COST = 16;
/** The default world: its games and names are always the same. */
const WORLD_SEED = 2026;
/** How old the past of a new world may be, in milliseconds: a minute passes within a journey, too. */
const OLDEST_SEEDED = 60_000;

/** A portal with its own world, for one journey. */
export interface JourneyPortal {
  /** Origin of the web app and its API, without a slash at the end. */
  readonly url: string;
  /** Origin of the third parties. */
  readonly vendorsUrl: string;
  /** What goes on behind it: its clock, its scenarios, its outbox, its settings. */
  readonly world: World;
  /** What the server had to complain of so far, where a journey is about that. */
  takeComplaints(): readonly string[];
  /**
   * Ends it.
   *
   * @throws with what the server had to complain of meanwhile
   */
  close(): Promise<void>;
}

/**
 * Starts a portal in this process. Its world begins as one that was seeded a moment before: it
 * takes a tenth of what seeding takes.
 *
 * @param options how it differs from the one that everybody gets
 */
export async function openPortal(
  options: Partial<
    Pick<FakeServerOptions, 'webFolder' | 'allowedOrigins' | 'slotGames' | 'machineTime' | 'port'>
  > = {},
): Promise<JourneyPortal> {
  const complaints: string[] = [];
  const chosen: FakeServerOptions = {
    file: ':memory:',
    seed: WORLD_SEED,
    machineTime: Date.now,
    passwordCost: PASSWORD_COST,
    port: 0,
    host: 'localhost',
    // They would open over the page of any journey; the journey about them switches them on.
    settings: { announcementPopups: 0 },
    log: (line) => complaints.push(line),
    ...options,
  };
  const server = await startFakeServer(await beginSeeded(chosen, OLDEST_SEEDED));
  return {
    url: new URL(server.portalUrl).origin,
    vendorsUrl: new URL(server.vendorsUrl).origin,
    world: server.world,
    takeComplaints: () => complaints.splice(0),
    close: async () => {
      await server.close();
      if (complaints.length > 0) throw new Error(`The server says:\n  ${complaints.join('\n  ')}`);
    },
  };
}
