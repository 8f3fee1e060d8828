import { assign, setup } from 'xstate';
import { notListening } from '../actors/not-provided.ts';

/** Events of the flows page's watch. */
export type FlowWatchEvent =
  | { readonly type: 'portal.heard'; readonly portal: string }
  | { readonly type: 'portal.lost'; readonly portal: string }
  | { readonly type: 'pause.requested'; readonly step: number }
  | { readonly type: 'step.selected'; readonly step: number }
  | { readonly type: 'resume.requested' };

export interface FlowWatchContext {
  /** The portals that are open in this browser and on watched devices, by their own ids. */
  readonly portals: readonly string[];
  /** The number of the step on display; null while the chart follows the portal. */
  readonly step: number | null;
}

/**
 * Follows the portals of this browser and of watched devices on the flows page, or stays at a past
 * step (T7).
 */
export const flowWatchMachine = setup({
  types: { context: {} as FlowWatchContext, events: {} as FlowWatchEvent },
  actors: {
    /** Listens to the portals of this browser and of watched devices. */
    watchPortals: notListening('watchPortals'),
  },
  guards: {
    portalIsTheLast: ({ context }, { portal }: { portal: string }) =>
      context.portals.every((each) => each === portal),
    noPortalIsLeft: ({ context }) => context.portals.length === 0,
  },
  actions: {
    addPortal: assign(({ context: { portals } }, { portal }: { portal: string }) => ({
      portals: portals.includes(portal) ? portals : [...portals, portal],
    })),
    removePortal: assign(({ context: { portals } }, { portal }: { portal: string }) => ({
      portals: portals.filter((each) => each !== portal),
    })),
    selectStep: assign((_, { step }: { step: number }) => ({ step })),
    followAgain: assign({ step: null }),
  },
}).createMachine({
  id: 'flowWatch',
  context: { portals: [], step: null },
  invoke: { id: 'watchPortals', src: 'watchPortals', onError: { target: '.deaf' } },
  initial: 'waiting',
  states: {
    waiting: {
      description:
        'No portal is open in this browser or on a watched device, or none has answered yet.',
      on: {
        'portal.heard': {
          target: 'live',
          actions: { type: 'addPortal', params: ({ event }) => event },
        },
      },
    },
    live: {
      description: 'The chart follows what the portal does.',
      on: {
        'portal.heard': { actions: { type: 'addPortal', params: ({ event }) => event } },
        'pause.requested': {
          target: 'paused',
          actions: { type: 'selectStep', params: ({ event }) => event },
        },
        'portal.lost': [
          {
            guard: { type: 'portalIsTheLast', params: ({ event }) => event },
            target: 'waiting',
            actions: { type: 'removePortal', params: ({ event }) => event },
          },
          { actions: { type: 'removePortal', params: ({ event }) => event } },
        ],
      },
    },
    paused: {
      description: 'The chart stays at an earlier step; the portal goes on.',
      on: {
        'portal.heard': { actions: { type: 'addPortal', params: ({ event }) => event } },
        'step.selected': { actions: { type: 'selectStep', params: ({ event }) => event } },
        'resume.requested': [
          { guard: 'noPortalIsLeft', target: 'waiting', actions: 'followAgain' },
          { target: 'live', actions: 'followAgain' },
        ],
        'portal.lost': { actions: { type: 'removePortal', params: ({ event }) => event } },
      },
    },
    deaf: {
      type: 'final',
      description: 'This browser does not let pages of the same site talk to each other.',
    },
  },
});
