import type { SecondStepWay } from '#contract/entities/security-types.ts';
import type { Outcome, Refusal } from '#contract/errors.ts';

/** What the person wants of their second step. */
export type TwoStepPurpose = 'turnOn' | 'renewCodes' | 'turnOff';

/** What the flow is started with. */
export interface TwoStepInput {
  readonly purpose: TwoStepPurpose;
  /** The account has a password, which is asked for first. */
  readonly asksPassword: boolean;
}

/** A field that a step asks for. */
export type TwoStepField = 'password' | 'code';

/** What the flow knows. Secrets and codes stay in its draft. */
export interface TwoStepContext extends TwoStepInput {
  readonly way: SecondStepWay;
  readonly refusal: Refusal | null;
  /** How the flow ends if it ended now. */
  readonly result: TwoStepOutput['result'];
}

/** What a person does; what they type stays in the draft. */
export type TwoStepEvent =
  | { type: 'form.submitted' }
  | { type: 'form.edited' }
  | { type: 'way.chosen'; way: SecondStepWay } // how a change is proved
  | { type: 'codes.kept' } // the person says that they have kept the recovery codes
  | { type: 'codes.reopened' } // they want to see them once more
  | { type: 'flow.left' };

/** How the flow ends. */
export interface TwoStepOutput {
  readonly result: 'turnedOn' | 'codesRenewed' | 'turnedOff' | 'cancelled';
}

/** What the actor that proves a change is told. */
export interface ProvingInput extends ConfirmingInput {
  readonly purpose: TwoStepPurpose;
  readonly way: SecondStepWay;
}

/** What the actor that confirms the app is told; it reads the fields from the draft. */
export interface ConfirmingInput {
  readonly requiredFields: readonly TwoStepField[];
}

/** What an actor answers; what it brought lies in the draft. */
export type DoneOutcome = Outcome<null>;
