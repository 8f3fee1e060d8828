import { scenarios } from '../control/scenarios.ts';
import { seedGames } from '../seed/games.ts';
import { seedPeople } from '../seed/people.ts';
import { type Database, openDatabase } from '../store/database.ts';
import { factTable } from '../store/facts.ts';
import { gameTable } from '../store/games.ts';
import { type MemberTable, memberTable } from '../store/members.ts';
import { sessionTable } from '../store/sessions.ts';
import { type Accounts, createAccounts } from './accounts.ts';
import { type Captcha, createCaptcha } from './captcha.ts';
import { type Catalogue, createCatalogue } from './catalogue.ts';
import { type Clock, createClock } from './clock.ts';
import { type Content, createContent } from './content.ts';
import { createFavourites, type Favourites } from './favourites.ts';
import { createFirebaseProofs, type FirebaseProject } from './firebase.ts';
import type { GeetestAccount } from './geetest.ts';
import { createPasswords, type Passwords } from './passwords.ts';
import { createPhoneCodes } from './phone-codes.ts';
import { createRandom, type Random } from './random.ts';
import { createRecovery, type Recovery } from './recovery.ts';
import { createRegistrar, type Registrar } from './registration.ts';
import { createRounds, type Rounds } from './rounds.ts';
import { createSealing, type Sealing } from './sealing.ts';
import { createSessions, type Sessions } from './sessions.ts';
import { createSettings, type Settings, type SettingsBook } from './settings.ts';
import { createSignIn, type SignIn } from './sign-in.ts';
import { createSituations, type Situations } from './situation.ts';
import { createSms, type Sms } from './sms.ts';
import { createVisitorLanguages, type VisitorLanguages } from './visitor-languages.ts';
import { createWallet, type Wallet } from './wallet.ts';

/** How a world is made. */
export interface WorldOptions {
  /** SQLite file, or `:memory:`. */
  readonly file: string;
  /** The same seed gives the same world. */
  readonly seed: number;
  /** Time of the machine, in milliseconds since the epoch. */
  readonly machineTime: () => number;
  /** Cost of password hashing, a power of two; little for tests. */
  readonly passwordCost?: number;
  /** Settings that differ from the defaults in this run. */
  readonly settings?: Partial<Settings>;
}

/** Everything that the fake pretends there is: rules over a store, without HTTP and without SQL. */
export interface World {
  readonly seed: number;
  readonly clock: Clock;
  readonly random: Random;
  readonly database: Database;
  readonly settings: SettingsBook;
  readonly situations: Situations;
  readonly members: MemberTable;
  readonly passwords: Passwords;
  readonly sessions: Sessions;
  readonly signIn: SignIn;
  readonly registrar: Registrar;
  readonly recovery: Recovery;
  readonly accounts: Accounts;
  readonly captcha: Captcha;
  readonly sms: Sms;
  readonly geetest: GeetestAccount;
  readonly firebase: FirebaseProject;
  readonly sealing: Sealing;
  readonly wallet: Wallet;
  readonly rounds: Rounds;
  readonly catalogue: Catalogue;
  readonly favourites: Favourites;
  readonly content: Content;
  readonly visitorLanguages: VisitorLanguages;
  close(): void;
}

/** Cost of a password hash where nothing else is asked: about 40 ms on a small machine. */
const DEFAULT_PASSWORD_COST = 16_384;

/**
 * Opens a world; a new one is seeded.
 *
 * @throws StoreUnusable when the data file cannot be used
 */
export async function openWorld(options: WorldOptions): Promise<World> {
  const { seed } = options;
  const database = openDatabase(options.file);
  const clock = createClock(options.machineTime);
  const facts = factTable(database);
  const random = createRandom(seed).fork(`start ${countStart(facts)}`);
  const settings = createSettings(facts, options.settings);
  const situations = createSituations(scenarios);
  const members = memberTable(database);
  const passwords = createPasswords(options.passwordCost ?? DEFAULT_PASSWORD_COST);
  const sessions = createSessions(database, clock, settings);
  const wallet = createWallet(database, clock);
  const captcha = createCaptcha(clock, random.fork('captcha'));
  const sms = createSms(database, clock, settings);
  const sealing = await createSealing(database, clock);
  const geetest: GeetestAccount = {
    captchaId: '5f0a1c3e7b2d4986a1e0c9d8b7f6a543',
    captchaKey: 'b6d1f0c2a3948576e5d4c3b2a1908f7e',
    endpoint: '',
  };
  const firebase: FirebaseProject = {
    projectId: 'demo-aurora-play',
    apiKey: 'fake-api-key',
    authDomain: 'demo-aurora-play.firebaseapp.com',
    endpoint: '',
  };
  const proofs = createFirebaseProofs(database, clock, firebase);
  const phoneCodes = createPhoneCodes(settings, sms, proofs);
  const failedSignIns = sessionTable(database);
  const door = {
    clock,
    settings,
    members,
    failedSignIns,
    sessions,
    passwords,
    captcha,
    phoneCodes,
  };
  const signIn = createSignIn(door);
  const shared = { database, clock, settings, members, passwords, sessions, signIn, wallet };
  const accounts = createAccounts(shared);
  const registrar = createRegistrar({ ...shared, captcha, phoneCodes, geetest });
  const recovery = createRecovery({ ...shared, sms, geetest });
  const games = gameTable(database);
  if (games.count() === 0) games.insert(seedGames(seed));
  const catalogue = createCatalogue(games);
  const rounds = createRounds({
    database,
    clock,
    random: random.fork('rounds'),
    sessions,
    situations,
    wallet,
    underMaintenance: (nodeId) => catalogue.find(nodeId)?.under_maintenance === 1,
  });

  if (members.count() === 0) await seedPeople({ ...shared, settings: settings.current });

  return {
    seed,
    clock,
    random,
    database,
    settings,
    situations,
    members,
    passwords,
    sessions,
    signIn,
    registrar,
    recovery,
    accounts,
    captcha,
    sms,
    geetest,
    firebase,
    sealing,
    wallet,
    rounds,
    catalogue,
    favourites: createFavourites(games, clock),
    content: createContent(firstDayOf(facts, clock)),
    visitorLanguages: createVisitorLanguages(clock),
    close: () => database.close(),
  };
}

/** A world that starts again goes on with other numbers, not with the same ones again. */
function countStart(facts: ReturnType<typeof factTable>): number {
  const starts = Number(facts.read('starts') ?? 0) + 1;
  facts.write('starts', String(starts));
  return starts;
}

/** When this world began, kept so that the dates of its content stay where they are. */
function firstDayOf(facts: ReturnType<typeof factTable>, clock: Clock): number {
  const known = facts.read('first-day');
  if (known !== undefined) return Number(known);
  const now = clock.now();
  facts.write('first-day', String(now));
  return now;
}
