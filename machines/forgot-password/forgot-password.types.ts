import type { MemberInfo } from '#contract/entities/member.ts';
import type { Outcome, Refusal } from '#contract/errors.ts';

/** A way to recover access without the password (A17). */
export type RecoveryMethod = 'email' | 'phone';

/** A form field of a way. */
export type RecoveryField = 'username' | 'email' | 'mobileNum' | 'verificationCode' | 'newPassword';

/** Input of the actors that take the form; they read the fields from the draft. */
export interface RecoveryFormInput {
  readonly requiredFields: readonly RecoveryField[];
}

/** Input of the flow. */
export interface ForgotPasswordInput {
  /** The offered ways, by flag (G4a), in the order of their tabs. */
  readonly methods: readonly [RecoveryMethod, ...RecoveryMethod[]];
  /** Firebase, not the server, sends and checks the codes (A11, G4a). */
  readonly codeByFirebase: boolean;
}

/** Answer of a new password by phone, without its token, which goes to the token store. */
export interface RecoveredByPhone {
  readonly firstTimeLogin: boolean;
  /** The number of the token in the store; a later sign-in has a higher one. */
  readonly generation: number;
}

/** Context of the flow. */
export interface ForgotPasswordContext {
  readonly methods: readonly RecoveryMethod[];
  readonly method: RecoveryMethod;
  readonly codeByFirebase: boolean;
  readonly refusal: Refusal | null;
  readonly recovered: RecoveredByPhone | null;
  readonly member: MemberInfo | null;
}

/** Events that the person sends. Names, numbers, codes and passwords stay in the draft. */
export type ForgotPasswordEvent =
  | { type: 'method.chosen'; method: RecoveryMethod }
  | { type: 'form.submitted' }
  | { type: 'form.edited' } // closes the message about the last attempt
  | { type: 'form.reopened' } // the mail did not arrive
  | { type: 'retry.requested' };

/** Output of the flow, for recovery by phone; a recovery by mail continues by its link. */
export interface ForgotPasswordOutput {
  /** The password is set either way; the second step belongs to the sign-in (A26). */
  readonly result: 'signedIn' | 'secondStepOwed';
  readonly member: MemberInfo | null;
  readonly generation: number;
}

/** Output of the actor that has Firebase check the code; the proof stays in its port. */
export type PhoneCodeOutcome = Outcome<null>;
export type RecoveredOutcome = Outcome<RecoveredByPhone>;
export type MemberOutcome = Outcome<MemberInfo>;
