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
  OverviewOutcome,
} from './activity-application.types.ts';

const actors = {
  ...watchesConnection,
  /** Reads the promotion, and what the person has applied for it with. */
  readOverview: notProvided<OverviewOutcome, ActivityApplicationInput>('readOverview'),
  /** Applies, once for each time that it was submitted. */
  apply: submission<ApplyInput, Application>(),
  /** Withdraws an application, for good. */
  withdraw: notProvided<ApplicationOutcome, { readonly applicationId: string }>('withdraw'),
  /** Reports every change of the application while it is shown. */
  watchApplication: notListening<ActivityApplicationInput>('watchApplication'),
};

/** The part of a state that invokes one of these actors. */
export const ask = asking<Omit<typeof actors, 'watchApplication'>, ActivityApplicationContext>();

type Known = Pick<ActivityApplicationContext, 'overview'>;

/** The state of the application that counts; null without one. */
function stateIn({ overview }: Known): ApplicationState | null {
  const state = overview?.application?.state ?? null;
  return state === 'withdrawn' ? null : state;
}

const applicationIs =
  (state: ApplicationState) =>
  ({ context }: { readonly context: Known }) =>
    stateIn(context) === state;

const withApplication = ({ overview }: Known, application: Application | null) =>
  overview ? { overview: { ...overview, application } } : {};

/** The building blocks of the states of an application. */
export const activityApplicationSetup = setup({
  types: {
    input: {} as ActivityApplicationInput,
    context: {} as ActivityApplicationContext,
    events: {} as ActivityApplicationEvent,
    tags: {} as 'busy',
  },
  actors,
  guards: {
    promotionTakesNoApplications: ({ context }) => context.overview?.isForApplicants !== true,
    applicationExists: ({ context }) => stateIn(context) !== null,
    applicationIsSent: applicationIs('applying'),
    applicationIsInProcess: applicationIs('in_process'),
    applicationIsIssued: applicationIs('issued'),
    applicationIsClaimed: applicationIs('claimed'),
    promotionIsComingSoon: ({ context }) => context.overview?.phase === 'coming_soon',
    promotionIsClosed: ({ context }) => context.overview?.phase === 'closed',
    applicationChanged: (
      { context: { overview } },
      { application }: { application: Application | null },
    ) =>
      overview?.application?.id !== application?.id ||
      overview?.application?.state !== application?.state,
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
    noteOverview: assign((_, { outcome }: { outcome: OverviewOutcome }) => ({
      overview: valueIn(outcome),
    })),
    noteWords: assign((_, { words }: { words: ApplicationWords }) => ({ words })),
    noteAnswer: assign(({ context }, { outcome }: { outcome: ApplicationOutcome }) =>
      withApplication(context, valueIn(outcome)),
    ),
    noteNews: assign(({ context }, { application }: { application: Application | null }) =>
      withApplication(context, application),
    ),
  },
}).extend(refusable);
