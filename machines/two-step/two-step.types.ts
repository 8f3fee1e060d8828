import type { SecondStepWay } from '#contract/entities/security-types.ts';
import type { Outcome, Refusal } from '#contract/errors.ts';

/** What the person wants to do with the second step. */
export type TwoStepPurpose = 'turnOn' | 'renewCodes' | 'turnOff';

/** Input of the flow. */
export interface TwoStepInput {
  readonly purpose: TwoStepPurpose;
  /** The account has a password, which is required first. */
  readonly asksPassword: boolean;
}

/** A form field of a step. */
export type TwoStepField = 'password' | 'code';

/** Context of the flow. Secrets and codes stay in its draft. */
export interface TwoStepContext extends TwoStepInput {
  readonly way: SecondStepWay;
  readonly refusal: Refusal | null;
  /** The output if the flow ended now. */
  readonly result: TwoStepOutput['result'];
}

/** Events that the person sends; what they type stays in the draft. */
export type TwoStepEvent =
  | { type: 'form.submitted' }
  | { type: 'form.edited' }
  | { type: 'way.chosen'; way: SecondStepWay } // how a change is proved
  | { type: 'codes.kept' } // the person confirms that they have saved the recovery codes
  | { type: 'codes.reopened' } // shows them once more
  | { type: 'flow.left' };

/** Output of the flow. */
export interface TwoStepOutput {
  readonly result: 'turnedOn' | 'codesRenewed' | 'turnedOff' | 'cancelled';
}

/** Input of the actor that proves a change. */
export interface ProvingInput extends ConfirmingInput {
  readonly purpose: TwoStepPurpose;
  readonly way: SecondStepWay;
}

/** Input of the actor that confirms the app; it reads the fields from the draft. */
export interface ConfirmingInput {
  readonly requiredFields: readonly TwoStepField[];
}

/** Output of an actor; its data is in the draft. */
export type DoneOutcome = Outcome<null>;
