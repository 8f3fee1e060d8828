import { assign, setup } from 'xstate';
import type { Application } from '#contract/entities/application.ts';
import type { ApplicationState } from '#contract/entities/application-types.ts';
import { leavesActOpen } from '#contract/errors.ts';
import { asking } from '../actors/answering.ts';
import { notListening, notProvided } from '../actors/not-provided.ts';
import { valueIn } from '../actors/outcome.ts';
import { refusable } from '../actors/refusable.ts';
import { isRefusedBy } from '../actors/refusals.ts';
import { watchesConnection } from '../actors/watching.ts';
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
  ...watchesConnection,
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

type Known = Pick<ActivityApplicationContext, 'desk'>;

/** The state of the application that counts; null without one. */
function stateIn({ desk }: Known): ApplicationState | null {
  const state = desk?.application?.state ?? null;
  return state === 'withdrawn' ? null : state;
}

const applicationIs =
  (state: ApplicationState) =>
  ({ context }: { readonly context: Known }) =>
    stateIn(context) === state;

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
    promotionTakesNoApplications: ({ context }) => context.desk?.isForApplicants !== true,
    applicationExists: ({ context }) => stateIn(context) !== null,
    applicationIsSent: applicationIs('applying'),
    applicationIsInProcess: applicationIs('in_process'),
    applicationIsIssued: applicationIs('issued'),
    applicationIsClaimed: applicationIs('claimed'),
    promotionIsComingSoon: ({ context }) => context.desk?.phase === 'coming_soon',
    promotionIsClosed: ({ context }) => context.desk?.phase === 'closed',
    applicationChanged: (
      { context: { desk } },
      { application }: { application: Application | null },
    ) =>
      desk?.application?.id !== application?.id || desk?.application?.state !== application?.state,
    screenIsOutOfDate: isRefusedBy(
      'application_sent',
      'application_not_withdrawable',
      'not_found',
      'promotion_not_found',
      'promotion_not_started',
      'promotion_ended',
      'promotion_not_joinable',
    ),
    promotionIsGone: isRefusedBy('promotion_not_found'),
    answerIsLost: isRefusedBy(leavesActOpen),
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
