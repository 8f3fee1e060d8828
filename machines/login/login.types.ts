import type { MemberInfo } from '#contract/entities/member.ts';
import type { SecondStepWay } from '#contract/entities/security-types.ts';
import type { SocialProvider } from '#contract/entities/social-providers.ts';
import type { Outcome, Refusal } from '#contract/errors.ts';

/** A sign-in method of the form (A14). */
export type LoginMethod = 'username' | 'mobilePassword' | 'mobileCode';

/** The site's sign-in settings. */
export interface LoginInput {
  /** The offered methods, by flags and toggles (G4a), in the order of their tabs. */
  readonly methods: readonly [LoginMethod, ...LoginMethod[]];
  /** The offered social providers (G5), in the order of their buttons. */
  readonly providers: readonly SocialProvider[];
  /** The site accepts passkeys, and the browser supports them (A24). */
  readonly takesPasskeys: boolean;
  /** The site requires a change of an expired password (G3). */
  readonly expiryEnforced: boolean;
  /** Firebase, not the server, sends and checks the codes of a sign-in by phone (A11, G4a). */
  readonly codeByFirebase: boolean;
}

/** Answer of a sign-in, without its token, which goes to the token store. */
export interface SignedIn {
  readonly firstTimeLogin: boolean;
  readonly passwordExpired: boolean;
  readonly passwordIsDefault: boolean;
  /** The number of the token in the store; a later sign-in has a higher one. */
  readonly generation: number;
}

/** Why a password must be changed before anything else (A15). */
export type PasswordDebt = 'default' | 'expired';

/** Output of the flow. */
export type LoginOutput =
  | { readonly result: 'signedIn'; readonly member: MemberInfo; readonly generation: number }
  | {
      readonly result: 'passwordChangeOwed';
      readonly reason: PasswordDebt;
      readonly generation: number;
    };

/** Context of the flow. */
export interface LoginContext {
  readonly methods: readonly LoginMethod[];
  readonly method: LoginMethod;
  readonly providers: readonly SocialProvider[];
  /** The third party that proves the attempt; null for the form. */
  readonly provider: SocialProvider | null;
  readonly takesPasskeys: boolean;
  /** A passkey is requested, or has signed the attempt (A24). */
  readonly byPasskey: boolean;
  readonly expiryEnforced: boolean;
  readonly codeByFirebase: boolean;
  /** A failed sign-in required a captcha; it stays until the flow ends (A14). */
  readonly captchaRequired: boolean;
  /** The chosen second step, if one is required (A26). */
  readonly secondWay: SecondStepWay;
  /** A recovery was the first step. Its new password was just set, so no change is required. */
  readonly byRecovery: boolean;
  readonly refusal: Refusal | null;
  readonly signedIn: SignedIn | null;
  readonly member: MemberInfo | null;
}

/** Events that the person sends. Names, passwords and codes stay in the draft. */
export type LoginEvent =
  | { type: 'method.chosen'; method: LoginMethod }
  | { type: 'form.submitted' }
  | { type: 'provider.chosen'; provider: SocialProvider }
  | { type: 'provider.abandoned' } // cancels waiting for the window
  | { type: 'passkey.chosen' }
  | { type: 'passkey.abandoned' } // cancels waiting for the device
  | { type: 'attempt.begun' } // the first step was done elsewhere, in a recovery
  | { type: 'secondWay.chosen'; way: SecondStepWay }
  | { type: 'secondStep.left' } // back to the first step
  | { type: 'form.edited' } // closes the message about the last attempt
  | { type: 'retry.requested' };

/** A form field of a step. */
export type LoginField =
  | 'username'
  | 'password'
  | 'mobileNum'
  | 'verificationCode'
  | 'captcha'
  | 'code';

/** Input of the actor that signs in; it reads the rest from the draft. */
export interface SignInInput {
  readonly method: LoginMethod | SocialProvider | 'passkey';
  readonly requiredFields: readonly LoginField[];
}

/** Input of the second step's actor; it reads the code from the draft. */
export interface SecondStepInput {
  readonly way: SecondStepWay;
  readonly requiredFields: readonly LoginField[];
}

/** Input of the actor that asks a provider. */
export interface ProviderInput {
  readonly provider: LoginContext['provider'];
}

/** Output of the actor that asks a provider; the proof stays in its port. */
export type ProviderOutcome = Outcome<null>;
/** Input of the actor that offers passkeys. */
export interface PasskeyOfferInput {
  readonly takesPasskeys: boolean;
}

/** Output of an actor that asks for a passkey; the signature stays outside the flow. */
export type PasskeyOutcome = Outcome<null>;
/** Output of the actor that has Firebase check the code; the proof stays in its port. */
export type PhoneCodeOutcome = Outcome<null>;
export type SignInOutcome = Outcome<SignedIn>;
export type MemberOutcome = Outcome<MemberInfo>;
