import { createHash, randomBytes } from 'node:crypto';
import { budgets } from '#contract/budgets.ts';
import type { LanguageCode } from '#contract/entities/language.ts';
import type { Currency, Money } from '#contract/entities/money.ts';
import type {
  RegistrationRules,
  SiteToggles,
  WhitelabelFlags,
} from '#contract/entities/registration.ts';
import type { SocialProvider } from '#contract/entities/social-providers.ts';
import type { ConversionTerms } from '#contract/rules/points.ts';
import { type RegistrationForm, registrationForm } from '#contract/rules/registration-form.ts';
import type { Wagering } from '../content/bonus-terms.ts';
import { type DepositOffer, usualDepositTerms } from '../content/deposit-terms.ts';
import { type ResourceKey, resourceKeys } from '../content/resources.ts';
import { StoreUnusable } from '../store/database.ts';
import type { FactTable } from '../store/facts.ts';
import { defaultRules } from './field-rules.ts';
import type {
  Bounds,
  ClosingFigures,
  ContactFigures,
  FeedbackFigures,
  MoneyPasswordFigures,
  OwnDataFigures,
  PasskeyFigures,
  PayoutAccountFigures,
  PhoneLimitFigures,
  PictureFigures,
  PointsSettings,
  ReferralFigures,
  TransferFigures,
  TwoStepFigures,
  VendorWalletFigures,
  WayBackFigures,
} from './figures.ts';

/** How a site pays out. Amounts in hundredths. */
export interface WithdrawalSettings {
  /** The least and the most of one withdrawal, and the most of a day of the site. */
  readonly minimum: number;
  readonly maximum: number;
  readonly mostADay: number;
  readonly feeBasisPoints: number;
  readonly feeFixed: number;
  /** What is promised: until a request is looked at, and until it is paid. */
  readonly reviewMinutes: number;
  readonly paymentMinutes: number;
  /** After so long without an answer a part counts as received; its owner is told so long before. */
  readonly silenceMinutes: number;
  readonly noticeMinutes: number;
  /** What is promised until a complaint is answered. */
  readonly answerMinutes: number;
  /** How long a part that silence counted as received can still be complained about. */
  readonly complaintDays: number;
  /** Its owner may take a withdrawal back before anything of it was paid out. */
  readonly canBeCancelled: boolean;
}

/** What the operator of the site can set. */
export interface Settings {
  readonly siteName: string;
  readonly merchantCode: string;
  readonly currency: Currency;
  /** IANA name of the time zone by which the site's days, months and periods begin. */
  readonly timeZone: string;
  readonly languages: readonly [LanguageCode, ...LanguageCode[]];
  readonly jurisdiction: 'generic' | 'br';
  readonly flags: WhitelabelFlags;
  readonly toggles: SiteToggles;
  readonly rules: RegistrationRules;
  readonly showCaptcha: boolean;
  /** The affiliate feature is on (A9). */
  readonly affiliate: boolean;
  /** Accounts elsewhere that people may sign in by (G5). */
  readonly socialLogin: Readonly<Record<SocialProvider, boolean>>;
  readonly smsProvider: 'server' | 'firebase';
  /** GeeTest protects registration. */
  readonly geetest: boolean;
  /** First money of a new player (G6). */
  readonly registrationBonus: Money | null;
  /** The ways to pay in, the usual one first (W2). */
  readonly deposits: readonly DepositOffer[];
  /** The most that one person may pay in in a day of the site, in hundredths. */
  readonly mostDepositsADay: number;
  /** The passwords that money asks for (W2). */
  readonly moneyPasswords: MoneyPasswordFigures;
  /** The second step of sign-ins (A26). */
  readonly twoStep: TwoStepFigures;
  /** Passkeys of accounts (A24). */
  readonly passkeys: PasskeyFigures;
  /** How long a fresh proof counts (W5). */
  readonly proofMinutes: number;
  /** An answer that signed somebody in is given again for so long, to the same key. */
  readonly repeatedSignInMinutes: number;
  /** Changes of e-mail addresses and mobile numbers (W5). */
  readonly contacts: ContactFigures;
  /** Accounts that their owners close (W5). */
  readonly closing: ClosingFigures;
  /** Ways back for people who have lost what they sign in with (W5). */
  readonly wayBack: WayBackFigures;
  /** Files of people's own data (W5). */
  readonly ownData: OwnDataFigures;
  /** Pictures that people send (W6). */
  readonly pictures: PictureFigures;
  /** Money from members to their uplines, and from agents to their teams (W2). */
  readonly uplineTransfers: TransferFigures;
  readonly downlineTransfers: TransferFigures;
  /** The wallets that vendors keep (W2). */
  readonly vendorWallets: VendorWalletFigures;
  /** Accounts that money is paid out to (W2). */
  readonly payoutAccounts: PayoutAccountFigures;
  /** How money is taken out (W2, W3). */
  readonly withdrawals: WithdrawalSettings;
  /** What bonuses ask for that say nothing else (W11). */
  readonly bonusWagering: Wagering;
  /** How points are earned (W9). */
  readonly points: PointsSettings;
  /** How points become money; a rate of 0 closes it (W9). */
  readonly pointsConversion: ConversionTerms;
  /** How much people can write to the site (G6). */
  readonly feedback: FeedbackFigures;
  /** What friends bring who register by the link of a member. */
  readonly referral: ReferralFigures;
  /** The site's bounds on the stake of one round, in hundredths; games have narrower ones. */
  readonly stakeBounds: Bounds;
  /** Play money of a trial account, in hundredths. */
  readonly trialMoney: number;
  /** Full years. */
  readonly minimumAge: number;
  readonly extraSteps: readonly string[];
  readonly agentSite: 0 | 1;
  readonly loginedToHomePage: 0 | 1;
  /** Announcements of type PU open by themselves (S10). */
  readonly announcementPopups: 0 | 1;
  /** The smallest win that the board of winners tells of, in hundredths (L8). */
  readonly winnerBoardFrom: number;
  /** People play here who are not in this world: on boards, in rooms and in games (L8). */
  readonly crowd: 0 | 1;
  /** A session that nobody used for so long has expired. */
  readonly sessionIdleMinutes: number;
  /** A session expires after so long in any case. */
  readonly sessionHours: number;
  readonly passwordMaximumDays: number;
  readonly smsExpiryMinutes: number;
  /** How many codes a number gets, and how many wrong ones are tried for it. */
  readonly phoneLimits: PhoneLimitFigures;
  /** So many failed sign-ins, and the captcha is asked for (A14). */
  readonly captchaAfterFailures: number;
  /** Country code of visitors. */
  readonly visitorCountry: string;
  /** Id of the analytics tag; null where nothing is measured (S11). */
  readonly gtagId: string | null;
  /** The keyed resources that are configured (§3). */
  readonly resources: readonly ResourceKey[];
}

const defaults: Settings = {
  siteName: 'Aurora Play',
  merchantCode: 'AURORA',
  currency: 'BRL',
  timeZone: 'America/Sao_Paulo',
  languages: ['PT', 'EN'],
  jurisdiction: 'generic',
  flags: { MOBILEVERCODELOGIN3: 1, DIRECTREG3: 1, CHNGPASSVERIF3: 1, REGMOBVERF3: 1 },
  toggles: {
    mobileRegistration: 1,
    smsVerificationAtRegistration: 0,
    mobileNumberPlusPasswordRegistration: 1,
    usernameRegistration: 1,
    freePlay: 1,
    forcedPasswordChangeOnExpiry: 1,
    phoneLogin: 1,
    verificationCodeLogin: 1,
  },
  rules: defaultRules,
  showCaptcha: false,
  affiliate: true,
  socialLogin: { google: true, facebook: true, telegram: true },
  smsProvider: 'server',
  geetest: true,
  registrationBonus: { amount: 2_000, currency: 'BRL' },
  deposits: usualDepositTerms.filter(({ method }) => method === 'pix'),
  mostDepositsADay: 2_000_000,
  moneyPasswords: {
    withdrawalPassword: false,
    wrongTries: budgets.moneyPassword.limits.account.tries,
    lockMinutes: budgets.moneyPassword.limits.account.minutes,
    recoveryWaitHours: 24,
  },
  twoStep: {
    isOffered: true,
    wrongTries: budgets.ownSecret.limits.account.tries,
    lockMinutes: budgets.ownSecret.limits.account.minutes,
    openMinutes: 10,
    trustDays: 30,
  },
  passkeys: { isOffered: true, signIn: true, most: 10, openMinutes: 5 },
  proofMinutes: 10,
  repeatedSignInMinutes: 5,
  contacts: { undoDays: 7 },
  closing: { waitDays: 7 },
  wayBack: { waitDays: 3, openDays: 7 },
  ownData: { keptDays: 7, betweenDays: 1 },
  // The camera of a good phone has 50 million pixels.
  pictures: { megapixels: 50 },
  uplineTransfers: { areOpen: true, minimum: 100, maximum: 500_000 },
  downlineTransfers: { areOpen: true, minimum: 100, maximum: 500_000 },
  vendorWallets: { isSingle: false, vendors: ['SALON', 'TRUCO', 'ABYSS'] },
  payoutAccounts: { most: 5, waitMinutes: 60, banks: true },
  withdrawals: {
    minimum: 2_000,
    maximum: 1_000_000,
    mostADay: 2_000_000,
    feeBasisPoints: 0,
    feeFixed: 0,
    reviewMinutes: 120,
    paymentMinutes: 60,
    silenceMinutes: 24 * 60,
    noticeMinutes: 120,
    answerMinutes: 2 * 24 * 60,
    complaintDays: 30,
    canBeCancelled: true,
  },
  bonusWagering: { times: 5, days: 30 },
  points: {
    earning: {
      INHOUSE: 3,
      RNG: 2,
      FISH: 2,
      SPORTS: 1,
      ESPORTS: 1,
      LOTT: 1,
      ELOTT: 1,
      LIVE: 1,
      PVP: 1,
    },
  },
  pointsConversion: { pointsPerUnit: 100, minimum: 100_000 },
  referral: { areOpen: true, stake: 10_000, days: 30, points: 20_000 },
  feedback: { leastWords: 5, mostWords: 300, mostADay: 10 },
  stakeBounds: { least: 1, most: 5_000_000 },
  trialMoney: 200_000,
  minimumAge: 18,
  extraSteps: [],
  agentSite: 0,
  loginedToHomePage: 0,
  announcementPopups: 1,
  winnerBoardFrom: 5_000,
  crowd: 1,
  sessionIdleMinutes: 30,
  sessionHours: 12,
  passwordMaximumDays: 90,
  smsExpiryMinutes: 5,
  phoneLimits: {
    codesPerMinute: 1,
    codesPerHour: 5,
    codesPerDay: 10,
    wrongCodesPerHour: budgets.sentCode.limits.receiver.tries,
  },
  captchaAfterFailures: budgets.signIn.limits.account.tries,
  visitorCountry: 'BR',
  gtagId: null,
  resources: resourceKeys,
};

/** The toggles as they count: nobody registers on the site of agents, who are invited elsewhere (A20). */
export function countingToggles({ toggles, agentSite }: Settings): SiteToggles {
  return agentSite === 1 ? { ...toggles, usernameRegistration: 0, mobileRegistration: 0 } : toggles;
}

/** The settings of one world; a change is kept in the store. */
export interface SettingsStore {
  readonly current: Settings;
  /** Which ways in the flags and toggles leave open (G4a). */
  readonly form: RegistrationForm;
  /** Names the settings as they are now: another one after each change. */
  readonly revision: string;
  change(patch: Partial<Settings>): void;
  /** Takes back every change. */
  reset(): void;
}

/** What was changed. @throws StoreUnusable for what this server has not written */
function readChanges(stored: string | undefined): Partial<Settings> {
  const changes = stored === undefined ? {} : parsed(stored);
  const odd = Object.entries(changes).find(
    ([name, value]) => !Object.hasOwn(defaults, name) || !isLike(defaults[name as Name], value),
  );
  if (odd) throw unreadable(`'${odd[0]}' is not as this server writes it`);
  return changes;
}

type Name = keyof Settings;

function parsed(stored: string): object {
  try {
    const value: unknown = JSON.parse(stored);
    if (typeof value === 'object' && value !== null) return value;
  } catch {
    // It is told below, as what is no object is.
  }
  throw unreadable('they are no JSON');
}

function unreadable(why: string): StoreUnusable {
  return new StoreUnusable(
    `The settings in the data file cannot be read: ${why}. Begin with a new file with --fresh.`,
  );
}

/** Whether a value is of the same kind as the usual one, inside of objects too; null never is. */
function isLike(usual: unknown, value: unknown): boolean {
  if (usual === null || value === null) return true;
  if (typeof usual !== 'object' || typeof value !== 'object') return typeof usual === typeof value;
  if (Array.isArray(usual) || Array.isArray(value)) {
    return Array.isArray(usual) && Array.isArray(value);
  }
  const known = new Map(Object.entries(usual));
  return Object.entries(value).every(([key, inner]) => isLike(known.get(key) ?? null, inner));
}

/**
 * The same after a start with the same settings, so that no page reads anew then; another one when
 * settings go back to what they were, so that a page follows both ways.
 */
function revisionOf(settings: Settings, change = ''): string {
  return createHash('sha256')
    .update(JSON.stringify([settings, change]))
    .digest('base64url')
    .slice(0, 16);
}

/**
 * Reads the settings from the store; what it does not name is as by default.
 *
 * @param onChange told after each change
 */
export function createSettings(
  facts: Pick<FactTable, 'read' | 'write'>,
  overrides: Partial<Settings> = {},
  onChange: () => void = () => undefined,
): SettingsStore {
  let changes = readChanges(facts.read('settings'));
  let current: Settings = { ...defaults, ...changes, ...overrides };
  let form = registrationForm(current.flags, countingToggles(current));
  let revision = revisionOf(current, facts.read('settings-change'));

  const keep = (changed: Partial<Settings>, settings: Settings) => {
    const change = randomBytes(6).toString('hex');
    facts.write('settings', JSON.stringify(changed));
    facts.write('settings-change', change);
    changes = changed;
    current = settings;
    form = registrationForm(current.flags, countingToggles(current));
    revision = revisionOf(current, change);
    onChange();
  };

  return {
    get current() {
      return current;
    },
    get form() {
      return form;
    },
    get revision() {
      return revision;
    },
    change(patch) {
      keep({ ...changes, ...patch }, { ...current, ...patch });
    },
    reset() {
      keep({}, { ...defaults, ...overrides });
    },
  };
}
