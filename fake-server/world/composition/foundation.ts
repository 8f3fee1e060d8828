import { type Clock, createClock } from '../../kernel/clock.ts';
import { createRandom, type Random } from '../../kernel/random.ts';
import { createSharedWork, type SharedWork } from '../../kernel/shared-work.ts';
import type { SettingsPatch } from '../../settings/settings.ts';
import { createSettings, type SettingsStore } from '../../settings/settings-store.ts';
import {
  createSituations,
  type ScenarioCatalogue,
  type Situations,
} from '../../situation/situation.ts';
import { type Database, openDatabase, storeUnusable } from '../../store/database.ts';
import { type FactTable, factTable } from '../../store/facts.ts';
import { requireBalancedLedger } from '../../store/ledger/ledger.ts';
import { type MemberTable, memberTable } from '../../store/members.ts';
import { settingVersionTable } from '../../store/site/setting-versions.ts';
import type { DataKey } from '../../store/vault.ts';
import { createLiveUpdates, type LiveUpdates } from '../notifications/live-updates.ts';
import { createSecurityLog, type SecurityLog } from '../notifications/security-log.ts';
import { createSentPictures, type SentPictures } from '../pictures/sent-pictures.ts';

/** The fact that holds the clock's position. */
const CLOCK = 'clock';

/** How a world is made. */
export interface WorldOptions {
  /** SQLite file, or `:memory:`. */
  readonly file: string;
  /** Initial contents of a world in memory. */
  readonly contents?: Uint8Array;
  /** Seals the store's secrets; with a key of this process if left out. */
  readonly dataKey?: DataKey;
  /** The same seed gives the same world; a world in the file keeps its own. */
  readonly seed: number;
  /** The machine's time, in milliseconds since the epoch. */
  readonly machineTime: () => number;
  /** Settings that override the stored ones for this run. */
  readonly settings?: SettingsPatch;
  /** Writes the lines of the security log. */
  readonly securityLog?: ((line: string) => void) | undefined;
}

/** What every part of a world is built on. */
export interface Foundation {
  readonly seed: number;
  readonly clock: Clock;
  readonly random: Random;
  readonly database: Database;
  readonly facts: FactTable;
  /** When this world began, in milliseconds since the epoch. */
  readonly firstDay: number;
  readonly settings: SettingsStore;
  readonly situations: Situations;
  readonly members: MemberTable;
  readonly live: LiveUpdates;
  readonly shares: SharedWork;
  readonly sentPictures: SentPictures;
  readonly securityLog: SecurityLog;
  close(): void;
}

/**
 * Opens a world's store, clock, random source and settings.
 *
 * @throws StoreUnusable if the data file cannot be used
 */
export function createFoundation(options: WorldOptions, scenarios: ScenarioCatalogue): Foundation {
  const database = openDatabase(options.file, { contents: options.contents, key: options.dataKey });
  try {
    requireBalancedLedger(database, options.file);
    return foundationOn(database, options, scenarios);
  } catch (error) {
    database.close();
    throw storeUnusable(error, options.file);
  }
}

function foundationOn(
  database: Database,
  options: WorldOptions,
  scenarios: ScenarioCatalogue,
): Foundation {
  const live = createLiveUpdates(database);
  const facts = factTable(database);
  const clock = createClock(options.machineTime, {
    read: () => facts.read(CLOCK),
    write: (position) => facts.write(CLOCK, position),
  });
  const seed = seedOf(facts, options.seed);
  // Listening pages poll at once, and the answer tells them that settings have changed.
  const settings = createSettings(settingVersionTable(database), {
    now: clock.now,
    overrides: options.settings,
    onChange: () => live.tellEveryone('status'),
  });
  const shares = createSharedWork();
  return {
    seed,
    clock,
    random: createRandom(seed).fork(`start ${countStart(facts)}`),
    database,
    facts,
    firstDay: firstDayOf(facts, clock),
    settings,
    situations: createSituations(scenarios, () => live.tellEveryone('status')),
    members: memberTable(database),
    live,
    shares,
    sentPictures: createSentPictures(shares.pictures, () => settings.current.pictures),
    securityLog: createSecurityLog(options.securityLog, options.machineTime),
    close: () => database.close(),
  };
}

/** A world keeps its first seed: another one would redraw past results. */
function seedOf(facts: FactTable, requested: number): number {
  const known = facts.read('seed');
  if (known !== undefined) return Number(known);
  facts.write('seed', String(requested));
  return requested;
}

/** A restarted world continues with other random numbers, not with the same ones. */
function countStart(facts: FactTable): number {
  const starts = Number(facts.read('starts') ?? 0) + 1;
  facts.write('starts', String(starts));
  return starts;
}

/** Stored, so that the content's dates stay the same. */
function firstDayOf(facts: FactTable, clock: Clock): number {
  const known = facts.read('first-day');
  if (known !== undefined) return Number(known);
  const now = clock.now();
  facts.write('first-day', String(now));
  return now;
}
