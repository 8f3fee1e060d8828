/** The site's account at GeeTest: the id is public, the key is the server's secret. */
export interface GeetestAccount {
  readonly captchaId: string;
  readonly captchaKey: string;
  /** Origin of the vendor for this server; known once it listens. */
  endpoint: string;
}

/** The site's Firebase project: the SDK's configuration, and this server's endpoint. */
export interface FirebaseProject {
  readonly projectId: string;
  readonly apiKey: string;
  readonly authDomain: string;
  /** The emulator: null for Firebase itself; if left out, the one among the third parties. */
  readonly emulatorUrl?: string | null | undefined;
  /** Origin of the emulator for this server; known once it listens. */
  endpoint: string;
}

/** Paths on the third parties' origin. */
interface OpenIdRegistration {
  readonly clientId: string;
  readonly issuer: string;
  readonly authorizationPath: string;
}

/** The site's registrations at the providers. The bot's token is the server's secret. */
export interface SocialRegistrations {
  readonly google: OpenIdRegistration;
  readonly facebook: OpenIdRegistration & { readonly tokenPath: string };
  readonly telegram: { readonly botId: string; readonly botToken: string };
}
