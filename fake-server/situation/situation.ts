import type { ApplicationRejection } from '#contract/entities/application-types.ts';
import type { FeedbackAnswer } from '../content/feedback-answers.ts';
import type {
  BonusScene,
  PayoutScene,
  PointsScene,
  RankScene,
  SecurityScene,
} from './scene-names.ts';
import {
  type GeetestBehaviour,
  type PhoneError,
  type PixBehaviour,
  type ProviderBehaviour,
  type VendorWalletBehaviour,
  workingPix,
  workingProvider,
  workingVendorWallets,
} from './vendor-behaviour.ts';

/** What is going on for one request: plain data that the rules read (T3). */
export interface Situation {
  readonly maintenance: boolean;
  readonly regionBlocked: boolean;
  readonly smsFailing: boolean;
  readonly mailFailing: boolean;
  /** A sign-in needs the captcha after so many failures; null leaves it to the settings (A14). */
  readonly captchaAfterFailures: number | null;
  /** Every registration shows the captcha field, even if the settings do not ask for it (A6). */
  readonly captchaAtRegistration: boolean;
  readonly passwordExpired: boolean;
  /** No passkey that signs in is known any more (A24). */
  readonly passkeysUnknown: boolean;
  readonly affiliateInvalid: boolean;
  readonly vendorDown: boolean;
  readonly gameUnderMaintenance: boolean;
  /** An agent who looks for contracts finds an offer that is still to be answered (C3). */
  readonly contractOffered: boolean;
  /** Every token counts as expired. */
  readonly tokenExpired: boolean;
  /** How much longer each call of the API takes, in milliseconds. */
  readonly delayMilliseconds: number;
  /** Whether the site has CDNs for its pictures, and whether the first of the two delivers (S11). */
  readonly imageCDNs: 'none' | 'working' | 'first-failing';
  readonly geetest: GeetestBehaviour;
  /** What Firebase answers when it is to send a code; null lets it. */
  readonly firebaseSending: PhoneError | null;
  /** What Firebase answers when it is to confirm a code; null lets it. */
  readonly firebaseConfirming: PhoneError | null;
  /** Something in front of the server keeps back every stream of events until it ends (S17). */
  readonly holdsBackStreams: boolean;
  /** The windows of Google, Facebook and Telegram (G5). */
  readonly socialProvider: ProviderBehaviour;
  /** The provider of payments (W2). */
  readonly pix: PixBehaviour;
  /** The directory of postcodes does not answer (W9). */
  readonly postcodesDown: boolean;
  /** How every application is decided at once; null leaves it to operators (W6). */
  readonly applications: 'issued' | ApplicationRejection | null;
  /** The vendors that keep wallets of their own (W2). */
  readonly vendorWallets: VendorWalletBehaviour;
  /** What somebody who looks at their withdrawals finds; null for what there is (W3). */
  readonly payouts: PayoutScene | null;
  /** What somebody who looks at their security centre finds; null for what there is (A26). */
  readonly security: SecurityScene | null;
  /** What somebody who looks at their bonuses finds; null for what there is (W11). */
  readonly bonuses: BonusScene | null;
  /** Everyone who opens their rewards takes part in promotions of every kind (W5). */
  readonly rewards: boolean;
  /** What somebody finds in the points mall, or meets there; null for what there is (W9). */
  readonly points: PointsScene | null;
  /** How every feedback is answered at once; null leaves it to operators. */
  readonly feedback: FeedbackAnswer | null;
  /** Everyone who opens their messages was told of something of each topic (W7). */
  readonly hasAllNotifications: boolean;
  /** What somebody who looks at their rank finds; null for what there is (W5). */
  readonly rank: RankScene | null;
  /** Everyone who opens their invitations has friends who came by them (W5). */
  readonly friends: boolean;
}

/** Nothing special is going on. */
export const normalSituation: Situation = {
  maintenance: false,
  regionBlocked: false,
  smsFailing: false,
  mailFailing: false,
  captchaAfterFailures: null,
  captchaAtRegistration: false,
  passwordExpired: false,
  passkeysUnknown: false,
  affiliateInvalid: false,
  vendorDown: false,
  gameUnderMaintenance: false,
  contractOffered: false,
  tokenExpired: false,
  delayMilliseconds: 0,
  imageCDNs: 'none',
  geetest: 'normal',
  firebaseSending: null,
  firebaseConfirming: null,
  holdsBackStreams: false,
  socialProvider: workingProvider,
  pix: workingPix,
  postcodesDown: false,
  applications: null,
  vendorWallets: workingVendorWallets,
  payouts: null,
  security: null,
  bonuses: null,
  rewards: false,
  points: null,
  feedback: null,
  hasAllNotifications: false,
  rank: null,
  friends: false,
};

/** Scenarios by name: what each changes. */
export type ScenarioBook = Readonly<Record<string, { readonly effects: Partial<Situation> }>>;

/** The scenarios of a world: what is on for everybody, and what a request asks for itself. */
export interface Situations {
  readonly names: readonly string[];
  /** On for everybody. */
  active(): readonly string[];
  /** Puts the whole world into these scenarios, and out of all others. @throws RangeError unknown name */
  set(names: readonly string[]): void;
  /**
   * What a request meets: the world's scenarios and then its own, a later one above an earlier.
   *
   * @throws RangeError unknown name
   */
  of(ownNames?: string): Situation;
}

/** Reads scenario names from a list with commas. */
export function scenarioNames(list: string): readonly string[] {
  return list
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '');
}

/**
 * The scenarios of one world, by the given book.
 *
 * @param onSet told when the whole world was put into others
 */
export function createSituations(
  book: ScenarioBook,
  onSet: () => void = () => undefined,
): Situations {
  let active: readonly string[] = [];
  let current = normalSituation;

  const applied = (base: Situation, names: readonly string[]) =>
    names.reduce<Situation>((situation, name) => {
      const scenario = Object.hasOwn(book, name) ? book[name] : undefined;
      if (!scenario) throw new RangeError(`There is no scenario '${name}'.`);
      return { ...situation, ...scenario.effects };
    }, base);

  return {
    names: Object.keys(book),
    active: () => active,
    set(names) {
      current = applied(normalSituation, names);
      active = [...names];
      onSet();
    },
    of: (ownNames) =>
      ownNames === undefined ? current : applied(current, scenarioNames(ownNames)),
  };
}
