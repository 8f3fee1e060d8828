import { assign, emit, enqueueActions, setup } from 'xstate';
import type { SystemStatus } from '#contract/entities/site.ts';
import { errorCatalogue } from '#contract/error-catalogue.ts';
import type { Outcome } from '#contract/errors.ts';
import { answering, asking } from '../actors/answering.ts';
import { notProvided } from '../actors/not-provided.ts';
import { withAnswer } from '../actors/outcome.ts';

/** Polling interval while all is well, in milliseconds (S9). */
export const STATUS_POLL_MILLISECONDS = 30_000;
/** The same while the site is closed, to all or to this region: its end should show soon (S9). */
export const CLOSED_POLL_MILLISECONDS = 10_000;
/** Delay before the next try if the server did not answer, in milliseconds. */
const STATUS_RETRY_MILLISECONDS = 5000;

/** What the screens show about the site (S9). */
export type SiteFacts = Pick<SystemStatus, 'status' | 'ip' | 'message' | 'until'>;

/** Context of the flow: the last known status; null before the first answer. */
export interface SystemStatusContext {
  readonly site: SiteFacts | null;
}

/** Events around the site's status. */
type SystemStatusEvent =
  | { type: 'status.reported'; site: SiteFacts } // by the poll, or by any refused call
  | { type: 'check.requested' }; // a person presses, or the page becomes visible again

/** Events that the flow emits. */
export type SystemStatusEmitted =
  | { type: 'site.closed' }
  | { type: 'site.opened' }
  | { type: 'server.lost' }
  | { type: 'server.found' };

const actors = {
  /** Reads the site's status (S9). */
  readStatus: notProvided<Outcome<SiteFacts>>('readStatus'),
};

const ask = asking<typeof actors, SystemStatusContext>();

const MAINTENANCE = 1;
const REGION_RESTRICTED = 2;

const systemStatusSetup = setup({
  types: {
    context: {} as SystemStatusContext,
    events: {} as SystemStatusEvent,
    emitted: {} as SystemStatusEmitted,
    tags: {} as 'busy' | 'closed',
  },
  actors,
  guards: {
    statusIsTheSame: ({ context }, { site }: { site: SiteFacts }) =>
      context.site?.status === site.status,
    siteIsClosed: ({ context: { site } }) =>
      site?.status === MAINTENANCE || site?.status === REGION_RESTRICTED,
    siteIsInMaintenance: (_, { site }: { site: SiteFacts }) => site.status === MAINTENANCE,
    regionIsRestricted: (_, { site }: { site: SiteFacts }) => site.status === REGION_RESTRICTED,
    // A server that rate-limits or breaks is reachable: only the browser's own codes have no
    // status.
    serverAnswers: (_, { outcome }: { outcome: Outcome<SiteFacts> }) =>
      !outcome.ok && errorCatalogue[outcome.code].status !== 0,
  },
  actions: {
    report: enqueueActions(({ enqueue }, { outcome }: { outcome: Outcome<SiteFacts> }) => {
      if (outcome.ok) enqueue.raise({ type: 'status.reported', site: outcome.value });
    }),
    noteSite: assign((_, { site }: { site: SiteFacts }) => ({ site })),
  },
  delays: {
    pollInterval: STATUS_POLL_MILLISECONDS,
    closedPollInterval: CLOSED_POLL_MILLISECONDS,
    retryInterval: STATUS_RETRY_MILLISECONDS,
  },
}).extend(answering);

/** Whether the site is open to this visitor, and whether the server can be reached (S9). */
export const systemStatusMachine = systemStatusSetup.createMachine({
  id: 'systemStatus',
  context: { site: null },
  type: 'parallel',
  states: {
    site: {
      description: 'The last known state of the site.',
      initial: 'unknown',
      on: {
        'status.reported': [
          {
            guard: { type: 'statusIsTheSame', params: ({ event }) => event },
            actions: { type: 'noteSite', params: ({ event }) => event },
          },
          {
            guard: { type: 'siteIsInMaintenance', params: ({ event }) => event },
            target: '.maintenance',
            actions: { type: 'noteSite', params: ({ event }) => event },
          },
          {
            guard: { type: 'regionIsRestricted', params: ({ event }) => event },
            target: '.regionRestricted',
            actions: { type: 'noteSite', params: ({ event }) => event },
          },
          { target: '.normal', actions: { type: 'noteSite', params: ({ event }) => event } },
        ],
      },
      states: {
        unknown: { description: 'Nothing is known yet; the portal is shown as if it were open.' },
        normal: { description: 'The site is open.', entry: emit({ type: 'site.opened' }) },
        maintenance: {
          description: 'The site is closed for maintenance; the screen goes away on its own.',
          tags: 'closed',
          entry: emit({ type: 'site.closed' }),
        },
        regionRestricted: {
          description: "The site is closed to the visitor's region; the address is shown.",
          tags: 'closed',
          entry: emit({ type: 'site.closed' }),
        },
      },
    },
    server: {
      description: 'Whether the server answers.',
      initial: 'asking',
      states: {
        asking: {
          description: 'The portal asks the server for the state of the site.',
          tags: 'busy',
          ...ask('readStatus', {
            accepted: { target: 'answering', actions: withAnswer('report') },
            refused: [
              { guard: withAnswer('serverAnswers'), target: 'answering', actions: [] },
              { target: 'unreachable', actions: [] },
            ],
          }),
        },
        answering: {
          description:
            'The server answers, even if with a refusal; it is asked again after a while, sooner if the site is closed.',
          after: {
            closedPollInterval: { guard: 'siteIsClosed', target: 'asking' },
            pollInterval: { target: 'asking' },
          },
          on: { 'check.requested': { target: 'asking' } },
        },
        unreachable: {
          description: 'The server does not answer; its last answer is still used.',
          entry: emit({ type: 'server.lost' }),
          exit: emit({ type: 'server.found' }),
          initial: 'resting',
          states: {
            resting: {
              description: 'The portal tries again after a while, or when the person asks.',
              after: { retryInterval: { target: 'retrying' } },
              on: { 'check.requested': { target: 'retrying' } },
            },
            retrying: {
              description: 'The portal tries to reach the server again.',
              tags: 'busy',
              ...ask('readStatus', {
                id: 'retryStatus',
                accepted: {
                  target: '#systemStatus.server.answering',
                  actions: withAnswer('report'),
                },
                refused: [
                  {
                    guard: withAnswer('serverAnswers'),
                    target: '#systemStatus.server.answering',
                    actions: [],
                  },
                  { target: 'resting', actions: [] },
                ],
              }),
            },
          },
        },
      },
    },
  },
});
