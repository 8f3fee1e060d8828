import type { Announcement } from '#contract/entities/content.ts';
import { catalogueEntry } from '../../catalogue/entry.ts';
import { networkFailed } from '../../catalogue/examples.ts';
import { always, isIn } from '../../catalogue/history.ts';
import { announcementPopupsMachine } from '../announcement-popups.machine.ts';

const popup = (id: string): Announcement => ({
  id,
  type: 'PU',
  title: `Title of ${id}`,
  content: '<p>Text</p>',
  date: '2026-11-01T12:00:00.000Z',
});
const first = popup('first');
const second = popup('second');
const both = { ok: true, value: [first, second] } as const;

/** The announcements that open by themselves as tools and tests know them. */
export const announcementPopupsEntry = catalogueEntry<typeof announcementPopupsMachine>({
  id: 'announcementPopups',
  title: 'Announcements that open by themselves',
  purpose: 'Shows them once per sign-in, one after the other, and never over something else.',
  requirements: ['S10'],
  machine: announcementPopupsMachine,
  inputs: { plain: undefined },
  events: {
    'person.arrived': [{ type: 'person.arrived' }],
    'session.ended': [{ type: 'session.ended' }],
    'stage.freed': [{ type: 'stage.freed' }],
    'stage.taken': [{ type: 'stage.taken' }],
    'popup.closed': [{ type: 'popup.closed' }],
  },
  outcomes: {
    loadPopups: [both, { ok: true, value: [] }, networkFailed],
  },
  invariants: [
    {
      name: 'nothing is shown while something else has the attention',
      holds: (history) =>
        always(
          history,
          (step) => isIn(step, 'showing'),
          ({ context }) => context.stageIsFree && context.waiting.length > 0,
        ),
    },
    {
      name: 'the stage is as it was last told',
      holds: (history) =>
        history.every(({ context }, index) => {
          const told = history
            .slice(0, index + 1)
            .findLast(({ event }) => event.type.startsWith('stage.'));
          return context.stageIsFree === (told?.event.type === 'stage.freed');
        }),
    },
    {
      name: 'what waits waits only for the stage',
      holds: (history) =>
        always(
          history,
          (step) => isIn(step, 'queued'),
          ({ context }) => !context.stageIsFree && context.waiting.length > 0,
        ),
    },
    {
      name: 'who comes or goes takes what was waiting along',
      holds: (history) =>
        always(
          history,
          ({ event }) => event.type === 'person.arrived' || event.type === 'session.ended',
          ({ context, event, value }) =>
            context.waiting.length === 0 &&
            value === (event.type === 'session.ended' ? 'resting' : 'loading'),
        ),
    },
    {
      name: 'closing brings the next, and nothing that was seen',
      holds: (history) =>
        history.every(({ context, event }, index) => {
          const before = history[index - 1];
          return (
            event.type !== 'popup.closed' ||
            !before ||
            context.waiting.length === before.context.waiting.length - 1
          );
        }),
    },
  ],
  journeys: [
    {
      name: 'a visitor comes home and reads both, one after the other',
      moves: [
        { event: { type: 'popup.closed' }, ignored: true, reaches: 'resting' },
        { event: { type: 'stage.freed' } },
        { event: { type: 'person.arrived' }, reaches: 'loading' },
        {
          actor: 'loadPopups',
          done: both,
          reaches: 'showing',
          context: { waiting: [first, second] },
        },
        { event: { type: 'popup.closed' }, reaches: 'showing', context: { waiting: [second] } },
        { event: { type: 'popup.closed' }, reaches: 'resting' },
      ],
      ends: 'resting',
      context: { waiting: [] },
    },
    {
      name: 'a login comes between: the announcement makes way and returns',
      moves: [
        { event: { type: 'stage.freed' } },
        { event: { type: 'person.arrived' } },
        { actor: 'loadPopups', done: { ok: true, value: [] }, reaches: 'resting' },
        { event: { type: 'person.arrived' } },
        { actor: 'loadPopups', done: both, reaches: 'showing' },
        { event: { type: 'stage.taken' }, reaches: 'queued' },
        { event: { type: 'popup.closed' }, ignored: true },
        { event: { type: 'stage.freed' }, reaches: 'showing' },
      ],
      ends: 'showing',
      context: { waiting: [first, second] },
    },
    {
      name: 'somebody registers: nothing opens until the form is done with',
      moves: [
        { event: { type: 'person.arrived' } },
        { actor: 'loadPopups', done: both, reaches: 'queued' },
        { event: { type: 'person.arrived' }, reaches: 'loading', context: { waiting: [] } },
        { actor: 'loadPopups', done: both, reaches: 'queued' },
        { event: { type: 'stage.freed' } },
      ],
      ends: 'showing',
    },
    {
      name: 'the session ends, and with it what was meant for that person',
      moves: [
        { event: { type: 'stage.freed' } },
        { event: { type: 'person.arrived' } },
        { actor: 'loadPopups', done: both },
        { event: { type: 'session.ended' } },
      ],
      ends: 'resting',
      context: { waiting: [] },
    },
    {
      name: 'they do not come, and nobody is troubled with that',
      moves: [
        { event: { type: 'person.arrived' } },
        { actor: 'loadPopups', done: networkFailed, reaches: 'resting' },
        { event: { type: 'person.arrived' } },
        { actor: 'loadPopups', failed: true },
      ],
      ends: 'resting',
    },
  ],
});
