/** When a step runs: a named guard of the machine; a step without one always runs. */
export type StepCondition =
  | 'affiliateCodeGiven'
  | 'humanityAsked'
  | 'firebaseCodeAsked'
  | 'isDemanded';

/** One thing that must succeed before the account is made, and the state that shows it. */
export interface SubmissionStep {
  /** Name of the state, in a product owner's words. */
  readonly state: string;
  readonly description: string;
  /** Name of the actor that does it, answering `Outcome<null>`; also the id of its invoke. */
  readonly actor: string;
  readonly when?: StepCondition;
  /** Where a refusal leads; back to the form unless it says otherwise. */
  readonly refusedTo?: 'invitationRefused';
  /** For a step that a third party could leave hanging. */
  readonly timeLimit?: 'humanityTimeLimit' | 'phoneCodeTimeLimit';
}

/** The steps of the specification, in order (A12). */
export const specifiedSteps = [
  {
    state: 'checkingDetails',
    description: 'Every field is checked by its rule before anything is sent.',
    actor: 'checkDetails',
  },
  {
    state: 'checkingAffiliate',
    description: 'The invitation code is checked, behind a loader.',
    actor: 'checkAffiliate',
    when: 'affiliateCodeGiven',
    refusedTo: 'invitationRefused',
  },
  {
    state: 'verifyingHumanity',
    description: 'The person solves the puzzle; closing it leads back to the form.',
    actor: 'verifyHumanity',
    when: 'humanityAsked',
    timeLimit: 'humanityTimeLimit',
  },
  {
    state: 'confirmingPhoneCode',
    description: 'Firebase checks the code from its SMS and vouches for the mobile number.',
    actor: 'confirmPhoneCode',
    when: 'firebaseCodeAsked',
    timeLimit: 'phoneCodeTimeLimit',
  },
] as const satisfies readonly SubmissionStep[];

/** A step that a jurisdiction adds; it runs where the site's `extraSteps` names its state (G9). */
export interface JurisdictionStep<Actor extends string = string> {
  readonly state: string;
  readonly description: string;
  readonly actor: Actor;
}
