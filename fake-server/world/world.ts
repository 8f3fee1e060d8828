import { scenarios } from '../control/scenarios.ts';
import { type Clock, createClock } from '../ground/clock.ts';
import { createRandom, type Random } from '../ground/random.ts';
import { seedGames } from '../seed/games.ts';
import { seedLotteries } from '../seed/lotteries.ts';
import { seedParticipationsOf } from '../seed/participations.ts';
import { seedPastPlay } from '../seed/past-play.ts';
import { hashSeedPasswords, seedPeople } from '../seed/people.ts';
import { type Database, openDatabase } from '../store/database.ts';
import { factTable } from '../store/facts.ts';
import { gameTable } from '../store/games.ts';
import { type MemberTable, memberTable } from '../store/members.ts';
import { messageTable } from '../store/messages.ts';
import { sessionTable } from '../store/sessions.ts';
import { betJudge } from '../vendors/bet-judge.ts';
import { createLotteryBook, type LotteryBook } from '../vendors/lottery/lottery.book.ts';
import { createSportsBook, type SportsBook } from '../vendors/sports/sports.book.ts';
import { type Accounts, createAccounts } from './accounts.ts';
import { type Announcements, createAnnouncements } from './announcements.ts';
import { type Captcha, createCaptcha } from './captcha.ts';
import { type Catalogue, createCatalogue } from './catalogue.ts';
import { type Content, createContent } from './content.ts';
import { createFavourites, type Favourites } from './favourites.ts';
import { createFirebaseProofs, type FirebaseProject } from './firebase.ts';
import { createGameAnnouncements, type GameAnnouncements } from './game-announcements.ts';
import type { GeetestAccount } from './geetest.ts';
import { createHelpCentre, type HelpBook } from './help-centre.ts';
import { createLotteries, type Lotteries } from './lotteries.ts';
import { createMessages, type Messages } from './messages.ts';
import { createMissions, type Missions } from './missions.ts';
import { createPasswords, type Passwords } from './passwords.ts';
import { createPhoneCodes } from './phone-codes.ts';
import { createPlaySessions, type PlaySessions } from './play-sessions.ts';
import { createPopularGames, type PopularGames } from './popular-games.ts';
import { createPromotions, type Promotions } from './promotions.ts';
import { createPvpRooms, type PvpRooms } from './pvp-rooms.ts';
import { createRecovery, type Recovery } from './recovery.ts';
import { createRegistrar, type Registrar } from './registration.ts';
import { createRoundRecords, type RoundRecords } from './round-records.ts';
import { createRounds, type Rounds } from './rounds.ts';
import { createSealing, type Sealing } from './sealing.ts';
import { createServiceVisits, type ServiceVisits } from './service-visits.ts';
import { createSessions, type Sessions } from './sessions.ts';
import { createSettings, type Settings, type SettingsBook } from './settings.ts';
import { createSignIn, type SignIn } from './sign-in.ts';
import { createSituations, type Situations } from './situation.ts';
import { createSms, type Sms } from './sms.ts';
import { createSocial, type Social, type SocialRegistrations } from './social.ts';
import { createVisitorLanguages, type VisitorLanguages } from './visitor-languages.ts';
import { createWallet, type Wallet } from './wallet.ts';
import { createWinners, type Winners } from './winners.ts';

/** How a world is made. */
export interface WorldOptions {
  /** SQLite file, or `:memory:`. */
  readonly file: string;
  /** The same seed gives the same world; a world that is in the file already keeps its own. */
  readonly seed: number;
  /** Time of the machine, in milliseconds since the epoch. */
  readonly machineTime: () => number;
  /** Cost of password hashing, a power of two; little for tests. */
  readonly passwordCost?: number;
  /** Settings that differ from the defaults in this run. */
  readonly settings?: Partial<Settings>;
  /** How many slot games a new world has, where a test is about their number. */
  readonly slotGames?: number;
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
  readonly social: Social;
  readonly registrations: SocialRegistrations;
  readonly sealing: Sealing;
  readonly wallet: Wallet;
  readonly rounds: Rounds;
  readonly roundRecords: RoundRecords;
  readonly playSessions: PlaySessions;
  readonly sportsBook: SportsBook;
  readonly lotteryBook: LotteryBook;
  readonly lotteries: Lotteries;
  readonly catalogue: Catalogue;
  readonly favourites: Favourites;
  readonly content: Content;
  readonly announcements: Announcements;
  readonly helpCentre: HelpBook;
  readonly messages: Messages;
  readonly promotions: Promotions;
  readonly missions: Missions;
  readonly winners: Winners;
  readonly popularGames: PopularGames;
  readonly pvpRooms: PvpRooms;
  readonly gameAnnouncements: GameAnnouncements;
  readonly serviceVisits: ServiceVisits;
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
  const database = openDatabase(options.file);
  const clock = createClock(options.machineTime);
  const facts = factTable(database);
  const seed = seedOf(facts, options.seed);
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
  const messageRows = messageTable(database);
  const messages = createMessages(messageRows, clock);
  const shared = {
    database,
    clock,
    settings,
    members,
    passwords,
    sessions,
    signIn,
    wallet,
    messages,
  };
  const accounts = createAccounts(shared);
  const registrar = createRegistrar({ ...shared, captcha, phoneCodes, geetest });
  const registrations: SocialRegistrations = {
    google: { clientId: '407408718192-aurora.apps.example' },
    facebook: { clientId: '193847561029384' },
    telegram: { botId: '7012345678', botToken: '7012345678:AAFakeFakeFakeFakeFakeFakeFakeFake' },
  };
  const social = createSocial({ ...shared, firebase, proofs, registrations });
  const recovery = createRecovery({ ...shared, sms, phoneCodes, geetest });
  const games = gameTable(database);
  if (games.count() === 0) games.insert(seedGames(seed, options.slotGames));
  // A file from before there were lotteries gets them now.
  games.insert(seedLotteries(seed).filter(({ node_id }) => !games.has(node_id)));
  const catalogue = createCatalogue(games.all());
  const sportsBook = createSportsBook((name) => createRandom(seed).fork(`sports ${name}`));
  const lotteryBook = createLotteryBook((name) => createRandom(seed).fork(`draw ${name}`));
  const judge = betJudge(sportsBook, lotteryBook);
  const playSessions = createPlaySessions(database, clock);
  const rounds = createRounds({
    database,
    clock,
    random: random.fork('rounds'),
    sessions,
    situations,
    wallet,
    playSessions,
    underMaintenance: (nodeId) => catalogue.find(nodeId)?.under_maintenance === 1,
    judge,
  });

  const firstDay = firstDayOf(facts, clock);
  if (members.count() === 0) {
    const hashes = await hashSeedPasswords(passwords);
    // A start that is cut short leaves nobody, where half of a world would never become whole.
    database.transaction(() => {
      seedPeople({ ...shared, settings: settings.current, hashes });
      seedParticipationsOf(database, members, firstDay);
      seedPastPlay({
        ...shared,
        situations,
        games,
        catalogue,
        sportsBook,
        judge,
        random: createRandom(seed).fork('past'),
        firstDay,
      });
    });
  }

  const announcements = createAnnouncements(firstDay, messageRows);
  const promotions = createPromotions({ ...shared, seed, firstDay });
  const played = { database, clock, settings, catalogue };

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
    social,
    registrations,
    sealing,
    wallet,
    rounds,
    roundRecords: createRoundRecords({ database, clock, rounds, catalogue }),
    playSessions,
    sportsBook,
    lotteryBook,
    lotteries: createLotteries({ book: lotteryBook, catalogue, games, rounds, settings, clock }),
    catalogue,
    favourites: createFavourites(games, catalogue, clock),
    content: createContent(announcements),
    announcements,
    helpCentre: createHelpCentre(firstDay, settings),
    messages,
    promotions,
    missions: createMissions({ ...shared, seed, promotions }),
    winners: createWinners({ ...played, seed }),
    popularGames: createPopularGames(played),
    pvpRooms: createPvpRooms(played),
    gameAnnouncements: createGameAnnouncements(firstDay),
    serviceVisits: createServiceVisits(facts, clock),
    visitorLanguages: createVisitorLanguages(clock),
    close: () => database.close(),
  };
}

/** The seed that a world began with is its own: by another, what was drawn would be drawn anew. */
function seedOf(facts: ReturnType<typeof factTable>, asked: number): number {
  const known = facts.read('seed');
  if (known !== undefined) return Number(known);
  facts.write('seed', String(asked));
  return asked;
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
