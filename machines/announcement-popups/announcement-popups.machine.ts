import { assign, not, setup } from 'xstate';
import type { Announcement } from '#contract/entities/content.ts';
import type { Outcome } from '#contract/errors.ts';
import { answering, asking } from '../actors/answering.ts';
import { notProvided } from '../actors/not-provided.ts';
import { ofAnswer, valueIn } from '../actors/outcome.ts';

/** What the flow knows. */
export interface AnnouncementPopupsContext {
  /** What is still to be shown, the next one first. */
  readonly waiting: readonly Announcement[];
  /** Nothing else asks for the person's attention: no dialog, no form to register, no game. */
  readonly stageIsFree: boolean;
}

/** What happens around the popups. */
export type AnnouncementPopupsEvent =
  | { type: 'person.arrived' } // a visitor came, or somebody signed in
  | { type: 'session.ended' } // what was meant for that person is not shown to the next
  | { type: 'stage.freed' }
  | { type: 'stage.taken' }
  | { type: 'popup.closed' };

const actors = {
  /** Asks for the announcements that open by themselves. */
  loadPopups: notProvided<Outcome<readonly Announcement[]>>('loadPopups'),
};

const ask = asking<typeof actors, AnnouncementPopupsContext>();

const announcementPopupsSetup = setup({
  types: {
    context: {} as AnnouncementPopupsContext,
    events: {} as AnnouncementPopupsEvent,
    tags: {} as 'busy',
  },
  actors,
  guards: {
    isEmpty: ({ context }) => context.waiting.length === 0,
    stageIsFree: ({ context }) => context.stageIsFree,
  },
  actions: {
    noteStage: assign((_, { free }: { free: boolean }) => ({ stageIsFree: free })),
    queue: assign((_, { outcome }: { outcome: Outcome<readonly Announcement[]> }) => ({
      waiting: valueIn(outcome) ?? [],
    })),
    dropShown: assign(({ context }) => ({ waiting: context.waiting.slice(1) })),
    dropAll: assign({ waiting: [] }),
  },
}).extend(answering);

/**
 * Announcements that open by themselves, once per sign-in, one after the other, and never over
 * what a person is doing (S10).
 */
export const announcementPopupsMachine = announcementPopupsSetup.createMachine({
  id: 'announcementPopups',
  context: { waiting: [], stageIsFree: false },
  initial: 'resting',
  on: {
    'person.arrived': { target: '.loading', reenter: true },
    'session.ended': { target: '.resting', actions: 'dropAll' },
    'stage.freed': { actions: { type: 'noteStage', params: { free: true } } },
    'stage.taken': { actions: { type: 'noteStage', params: { free: false } } },
  },
  states: {
    resting: { description: 'Nothing is shown until somebody comes.' },
    loading: {
      description: 'The portal asks which announcements open by themselves.',
      tags: 'busy',
      entry: 'dropAll',
      ...ask('loadPopups', {
        accepted: { target: 'queued', actions: ofAnswer('queue') },
        // Nobody asked for them: nobody is told that they did not come.
        refused: { target: 'resting', actions: [] },
      }),
    },
    queued: {
      description: 'Announcements wait until nothing else needs the attention of the person.',
      always: [
        { guard: 'isEmpty', target: 'resting' },
        { guard: 'stageIsFree', target: 'showing' },
      ],
    },
    showing: {
      description: 'One announcement lies over the page; closing it brings the next.',
      always: [
        { guard: 'isEmpty', target: 'resting' },
        { guard: not('stageIsFree'), target: 'queued' },
      ],
      on: { 'popup.closed': { actions: 'dropShown' } },
    },
  },
});
