import type { DoneActorEvent } from 'xstate';
import { brokeDown, refusalIn, timedOut } from '../actors/outcome.ts';
import { registrationSetup } from './registration.setup.ts';
import {
  type JurisdictionStep,
  type SubmissionStep,
  specifiedSteps,
} from './registration.steps.ts';
import type { RegistrationContext, StepInput, StepOutcome } from './registration.types.ts';

/** What every step of a submission is told. */
export const stepInput = ({ context }: { context: RegistrationContext }): StepInput => ({
  registrationType: context.registrationType,
  affiliateCode: context.affiliateCode,
});

/** From a step to one that may follow: always, or where its condition holds. */
function wayTo({ state, when }: SubmissionStep) {
  if (when === undefined) return { target: state };
  if (when !== 'isDemanded') return { guard: when, target: state };
  return { guard: { type: when, params: { step: state } }, target: state };
}

/** The ways on after a step: the first whose condition holds, at last the account itself. */
function waysOn(following: readonly SubmissionStep[]) {
  const certain = following.findIndex(({ when }) => when === undefined);
  return certain === -1
    ? [...following.map(wayTo), { target: 'registering' }]
    : following.slice(0, certain + 1).map(wayTo);
}

type Answer = { readonly event: DoneActorEvent<StepOutcome> };
const answered = ({ event }: Answer) => ({ outcome: event.output });
const refused = ({ event }: Answer) => ({ refusal: refusalIn(event.output) });

/** The state that one step becomes; only an accepted answer leads on. */
function stepState(step: SubmissionStep, following: readonly SubmissionStep[]) {
  const back = `#registration.${step.refusedTo ?? 'enteringDetails'}`;
  return registrationSetup.createStateConfig({
    description: step.description,
    invoke: {
      id: step.actor,
      src: step.actor as 'checkDetails', // any actor of the list: they are of one kind
      input: stepInput,
      onDone: [
        {
          guard: { type: 'isRefused', params: answered },
          target: back,
          actions: {
            type: 'noteRefusal',
            params: refused,
          },
        },
        ...waysOn(following),
      ],
      onError: { target: back, actions: { type: 'noteRefusal', params: { refusal: brokeDown } } },
    },
    ...(step.timeLimit !== undefined && {
      after: {
        [step.timeLimit]: {
          target: back,
          actions: { type: 'noteRefusal' as const, params: { refusal: timedOut } },
        },
      },
    }),
  });
}

type SpecifiedState = (typeof specifiedSteps)[number]['state'];

/** A named state for each step: the specification's, then the jurisdiction's (A12, G9). */
export function submissionStates(
  jurisdictionSteps: readonly JurisdictionStep[],
): Record<SpecifiedState, ReturnType<typeof stepState>> {
  const steps: readonly SubmissionStep[] = [
    ...specifiedSteps,
    ...jurisdictionSteps.map((step) => ({ ...step, when: 'isDemanded' as const })),
  ];
  const states = steps.map(
    (step, index) => [step.state, stepState(step, steps.slice(index + 1))] as const,
  );
  return Object.fromEntries(states) as Record<SpecifiedState, ReturnType<typeof stepState>>;
}
