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

/** The situation of one request: plain data that the rules read (T3). */
export interface Situation {
  /** The scenarios in force, of which a later one overrides: a scene finds its own among them. */
  readonly scenarios: readonly string[];
  readonly maintenance: boolean;
  readonly regionBlocked: boolean;
  readonly smsFailing: boolean;
  readonly mailFailing: boolean;
  /** A sign-in needs the captcha after this many failures; null uses the settings (A14). */
  readonly captchaAfterFailures: number | null;
  /** Every registration shows the captcha field, whatever the settings say (A6). */
  readonly captchaAtRegistration: boolean;
  readonly passwordExpired: boolean;
  /** No passkey is known any longer (A24). */
  readonly passkeysUnknown: boolean;
  readonly affiliateInvalid: boolean;
  readonly vendorDown: boolean;
  readonly gameUnderMaintenance: boolean;
  /** Every token is expired. */
  readonly tokenExpired: boolean;
  /** Extra delay of each API call, in milliseconds. */
  readonly delayMilliseconds: number;
  /** Whether the site has CDNs for its pictures, and whether the first of two works (S11). */
  readonly imageCDNs: 'none' | 'working' | 'first-failing';
  readonly geetest: GeetestBehaviour;
  /** Firebase's error when sending a code; null for none. */
  readonly firebaseSending: PhoneError | null;
  /** Firebase's error when confirming a code; null for none. */
  readonly firebaseConfirming: PhoneError | null;
  /** A proxy buffers every stream of events until it ends (S17). */
  readonly holdsBackStreams: boolean;
  /** The windows of Google, Facebook and Telegram (G5). */
  readonly socialProvider: ProviderBehaviour;
  /** The provider of payments (W2). */
  readonly pix: PixBehaviour;
  /** The directory of postcodes does not answer (W9). */
  readonly postcodesDown: boolean;
  /** The vendors with wallets of their own (W2). */
  readonly vendorWallets: VendorWalletBehaviour;
}

/** The normal situation. */
export const normalSituation: Situation = {
  scenarios: [],
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
  vendorWallets: workingVendorWallets,
};

/** Scenarios by name, with their changes. */
export type ScenarioCatalogue = Readonly<Record<string, { readonly effects: Partial<Situation> }>>;

/** The scenarios of a world: the active ones for everybody, and those of a single request. */
export interface Situations {
  readonly names: readonly string[];
  /** Active for everybody. */
  active(): readonly string[];
  /** Puts the whole world into exactly these scenarios. @throws RangeError unknown name */
  set(names: readonly string[]): void;
  /**
   * The situation of a request: the world's scenarios and then its own; later ones override.
   *
   * @throws RangeError unknown name
   */
  of(ownNames?: string): Situation;
}

/** Reads scenario names from a comma-separated list. */
export function scenarioNames(list: string): readonly string[] {
  return list
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '');
}

/**
 * The scenarios of one world.
 *
 * @param onSet called when the whole world's scenarios change
 */
export function createSituations(
  catalogue: ScenarioCatalogue,
  onSet: () => void = () => undefined,
): Situations {
  let active: readonly string[] = [];
  let current = normalSituation;

  const applied = (base: Situation, names: readonly string[]) =>
    names.reduce<Situation>((situation, name) => {
      const scenario = Object.hasOwn(catalogue, name) ? catalogue[name] : undefined;
      if (!scenario) throw new RangeError(`There is no scenario '${name}'.`);
      return { ...situation, ...scenario.effects, scenarios: [...situation.scenarios, name] };
    }, base);

  return {
    names: Object.keys(catalogue),
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
