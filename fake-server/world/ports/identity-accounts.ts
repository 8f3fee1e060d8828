/** The account of this site at GeeTest: the id is public, the key is the server's secret. */
export interface GeetestAccount {
  readonly captchaId: string;
  readonly captchaKey: string;
  /** Origin of the vendor as this server reaches it; known once it listens. */
  endpoint: string;
}

/** The site's project at Firebase: what its SDK is configured with, and where this server asks. */
export interface FirebaseProject {
  readonly projectId: string;
  readonly apiKey: string;
  readonly authDomain: string;
  /**
   * The emulator that stands for Firebase: null for none, which is Firebase itself; left out, it is
   * the one among the third parties.
   */
  readonly emulatorUrl?: string | null | undefined;
  /** Origin of the emulator as this server reaches it; known once it listens. */
  endpoint: string;
}

/** Paths on the third parties' origin. */
interface OpenIdRegistration {
  readonly clientId: string;
  readonly issuer: string;
  readonly authorizationPath: string;
}

/** What the site is registered with at the providers. The bot's token is the server's secret. */
export interface SocialRegistrations {
  readonly google: OpenIdRegistration;
  readonly facebook: OpenIdRegistration & { readonly tokenPath: string };
  readonly telegram: { readonly botId: string; readonly botToken: string };
}
