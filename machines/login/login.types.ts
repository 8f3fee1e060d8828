import type { MemberInfo } from '#contract/entities/member.ts';
import type { SecondStepWay } from '#contract/entities/security-types.ts';
import type { SocialProvider } from '#contract/entities/social-providers.ts';
import type { Outcome, Refusal } from '#contract/errors.ts';

/** A way to sign in by the form (A14). */
export type LoginMethod = 'username' | 'mobilePassword' | 'mobileCode';

/** What the site's settings say of signing in. */
export interface LoginInput {
  /** Ways on offer, by flags and toggles (G4a), in the order of their tabs. */
  readonly methods: readonly [LoginMethod, ...LoginMethod[]];
  /** Accounts elsewhere that one may sign in by (G5), in the order of their buttons. */
  readonly providers: readonly SocialProvider[];
  /** The site takes passkeys, and the browser knows them (A24). */
  readonly takesPasskeys: boolean;
  /** The site forces a change of an expired password (G3). */
  readonly expiryEnforced: boolean;
  /** Firebase sends and checks the codes of a sign-in by phone, not the server (A11, G4a). */
  readonly codeByFirebase: boolean;
}

/** What a sign-in answers, without its token: that goes straight to the token store. */
export interface SignedIn {
  readonly firstTimeLogin: boolean;
  readonly passwordExpired: boolean;
  readonly passwordIsDefault: boolean;
  /** Which token the store now holds; a later sign-in has a greater number. */
  readonly generation: number;
}

/** Why a password must be changed before anything else (A15). */
export type PasswordDebt = 'default' | 'expired';

/** How the flow ends. */
export type LoginOutput =
  | { readonly result: 'signedIn'; readonly member: MemberInfo; readonly generation: number }
  | {
      readonly result: 'passwordChangeOwed';
      readonly reason: PasswordDebt;
      readonly generation: number;
    };

/** What the flow knows. */
export interface LoginContext {
  readonly methods: readonly LoginMethod[];
  readonly method: LoginMethod;
  readonly providers: readonly SocialProvider[];
  /** Whose word an attempt goes by, as long as it lasts; null when that is the form. */
  readonly provider: SocialProvider | null;
  readonly takesPasskeys: boolean;
  /** A passkey is asked for, or has signed what the attempt goes by (A24). */
  readonly byPasskey: boolean;
  readonly expiryEnforced: boolean;
  readonly codeByFirebase: boolean;
  /** A failed sign-in asked for a captcha; it stays until the flow ends (A14). */
  readonly captchaRequired: boolean;
  /** By what the second step is taken, where one is asked for (A26). */
  readonly secondWay: SecondStepWay;
  /** A recovery was the first step: its new password was typed there, and none is owed. */
  readonly byRecovery: boolean;
  readonly refusal: Refusal | null;
  readonly signedIn: SignedIn | null;
  readonly member: MemberInfo | null;
}

/** What a person does. Names, passwords and codes stay in the draft. */
export type LoginEvent =
  | { type: 'method.chosen'; method: LoginMethod }
  | { type: 'form.submitted' }
  | { type: 'provider.chosen'; provider: SocialProvider }
  | { type: 'provider.abandoned' } // the person no longer waits for its window
  | { type: 'passkey.chosen' }
  | { type: 'passkey.abandoned' } // the person no longer waits for the device
  | { type: 'attempt.begun' } // the first step was right elsewhere, in a recovery
  | { type: 'secondWay.chosen'; way: SecondStepWay }
  | { type: 'secondStep.left' } // back to the first step
  | { type: 'form.edited' } // the message about the last attempt goes
  | { type: 'retry.requested' };

/** A field that a step asks for. */
export type LoginField =
  | 'username'
  | 'password'
  | 'mobileNum'
  | 'verificationCode'
  | 'captcha'
  | 'code';

/** What the actor that signs in is told; it reads the rest from the draft. */
export interface SignInInput {
  readonly method: LoginMethod | SocialProvider | 'passkey';
  readonly requiredFields: readonly LoginField[];
}

/** What the actor that takes the second step is told; it reads the code from the draft. */
export interface SecondStepInput {
  readonly way: SecondStepWay;
  readonly requiredFields: readonly LoginField[];
}

/** What the actor that asks a provider is told. */
export interface ProviderInput {
  readonly provider: LoginContext['provider'];
}

/** What the actor that asks a provider answers; the proof stays in its port. */
export type ProviderOutcome = Outcome<null>;
/** What the actor that offers passkeys is told. */
export interface PasskeyOfferInput {
  readonly takesPasskeys: boolean;
}

/** What an actor that asks for a passkey answers; what it signed stays beside the flow. */
export type PasskeyOutcome = Outcome<null>;
/** What the actor that has Firebase check the code answers; the proof stays in its port. */
export type PhoneCodeOutcome = Outcome<null>;
export type SignInOutcome = Outcome<SignedIn>;
export type MemberOutcome = Outcome<MemberInfo>;
