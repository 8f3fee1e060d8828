import type { MemberInfo } from '#contract/entities/member.ts';
import type { Outcome, Refusal } from '#contract/errors.ts';

/** A way back in without the password (A17). */
export type RecoveryMethod = 'email' | 'phone';

/** A field that a way asks for. */
export type RecoveryField = 'username' | 'email' | 'mobileNum' | 'verificationCode' | 'newPassword';

/** What an actor that takes the form is told; it reads the fields from the draft. */
export interface RecoveryFormInput {
  readonly requiredFields: readonly RecoveryField[];
}

/** What the flow is started with. */
export interface ForgotPasswordInput {
  /** Ways on offer, by flag (G4a), in the order of their tabs. */
  readonly methods: readonly [RecoveryMethod, ...RecoveryMethod[]];
  /** Firebase sends and checks the codes, not the server (A11, G4a). */
  readonly codeByFirebase: boolean;
}

/** What a new password by phone answers, without its token: that goes to the token store. */
export interface RecoveredByPhone {
  readonly firstTimeLogin: boolean;
  /** Which token the store now holds; a later sign-in has a greater number. */
  readonly generation: number;
}

/** What the flow knows. */
export interface ForgotPasswordContext {
  readonly methods: readonly RecoveryMethod[];
  readonly method: RecoveryMethod;
  readonly codeByFirebase: boolean;
  readonly refusal: Refusal | null;
  readonly recovered: RecoveredByPhone | null;
  readonly member: MemberInfo | null;
}

/** What a person does. Names, numbers, codes and passwords stay in the draft. */
export type ForgotPasswordEvent =
  | { type: 'method.chosen'; method: RecoveryMethod }
  | { type: 'form.submitted' }
  | { type: 'form.edited' } // the message about the last attempt goes
  | { type: 'form.reopened' } // the mail did not come
  | { type: 'retry.requested' };

/** How the flow ends: by phone alone. Who was sent a mail goes on by its link. */
export interface ForgotPasswordOutput {
  /** The password is new either way; a second step is taken in the sign-in (A26). */
  readonly result: 'signedIn' | 'secondStepOwed';
  readonly member: MemberInfo | null;
  readonly generation: number;
}

/** What the actor that has Firebase check the code answers; the proof stays in its port. */
export type PhoneCodeOutcome = Outcome<null>;
export type RecoveredOutcome = Outcome<RecoveredByPhone>;
export type MemberOutcome = Outcome<MemberInfo>;
