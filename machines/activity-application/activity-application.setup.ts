import { assign, setup } from 'xstate';
import type { Application } from '#contract/entities/application.ts';
import type { ApplicationState } from '#contract/entities/application-types.ts';
import { leavesActOpen } from '#contract/errors.ts';
import type { PromotionPhase } from '#contract/rules/promotion-phase.ts';
import { asking } from '../actors/answering.ts';
import { notListening, notProvided } from '../actors/not-provided.ts';
import { valueIn } from '../actors/outcome.ts';
import { refusable } from '../actors/refusable.ts';
import { sortedRefusals } from '../actors/refusals.ts';
import { submission } from '../submission/submission.machine.ts';
import type {
  ActivityApplicationContext,
  ActivityApplicationEvent,
  ActivityApplicationInput,
  ApplicationOutcome,
  ApplicationWords,
  ApplyInput,
  DeskOutcome,
} from './activity-application.types.ts';

const actors = {
  /** Reads the promotion, and what the person has applied for it with. */
  readDesk: notProvided<DeskOutcome, ActivityApplicationInput>('readDesk'),
  /** Applies, once for each time that it was submitted. */
  apply: submission<ApplyInput, Application>(),
  /** Takes an application back; one that was taken back stays so. */
  withdraw: notProvided<ApplicationOutcome, { readonly applicationId: string }>('withdraw'),
  /** Tells of every change of the application while it is shown. */
  watchApplication: notListening<ActivityApplicationInput>('watchApplication'),
};

/** The part of a state that asks one of these. */
export const ask = asking<Omit<typeof actors, 'watchApplication'>, ActivityApplicationContext>();

/** Why the server refused, by what is to be done about it. */
const reasons = sortedRefusals({
  /** What is on the screen is out of date. */
  overtaken: [
    'application_sent',
    'application_not_withdrawable',
    'not_found',
    'promotion_not_found',
    'promotion_not_started',
    'promotion_ended',
    'promotion_not_joinable',
  ],
  gone: ['promotion_not_found'],
  lost: leavesActOpen,
});

/** The guard that an answer was refused for such a reason. */
export const { refusedAs } = reasons;

type Known = Pick<ActivityApplicationContext, 'desk'>;

/** The state of the application that counts; null without one. */
function stateIn({ desk }: Known): ApplicationState | null {
  const state = desk?.application?.state ?? null;
  return state === 'withdrawn' ? null : state;
}

const withApplication = ({ desk }: Known, application: Application | null) =>
  desk ? { desk: { ...desk, application } } : {};

/** What the states of an application are made of. */
export const activityApplicationSetup = setup({
  types: {
    input: {} as ActivityApplicationInput,
    context: {} as ActivityApplicationContext,
    events: {} as ActivityApplicationEvent,
    tags: {} as 'busy',
  },
  actors,
  guards: {
    isForOthers: ({ context }) => context.desk?.isForApplicants !== true,
    isApplied: ({ context }) => stateIn(context) !== null,
    isIn: ({ context }, { state }: { state: ApplicationState }) => stateIn(context) === state,
    isInPhase: ({ context }, { phase }: { phase: PromotionPhase }) => context.desk?.phase === phase,
    isNews: ({ context: { desk } }, { application }: { application: Application | null }) =>
      desk?.application?.id !== application?.id || desk?.application?.state !== application?.state,
    ...reasons.guards,
  },
  actions: {
    noteDesk: assign((_, { outcome }: { outcome: DeskOutcome }) => ({ desk: valueIn(outcome) })),
    noteWords: assign((_, { words }: { words: ApplicationWords }) => ({ words })),
    noteAnswer: assign(({ context }, { outcome }: { outcome: ApplicationOutcome }) =>
      withApplication(context, valueIn(outcome)),
    ),
    noteNews: assign(({ context }, { application }: { application: Application | null }) =>
      withApplication(context, application),
    ),
  },
}).extend(refusable);
