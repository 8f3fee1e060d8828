import { catalogueEntry } from '../../catalogue/entry.ts';
import { networkFailed } from '../../catalogue/examples.ts';
import { isIn } from '../../catalogue/history.ts';
import { always, whenever } from '../../catalogue/invariants.ts';
import type { Modal } from '../../modals/modals.machine.ts';
import { automaticDialogsMachine } from '../automatic-dialogs.machine.ts';

const first: Modal = { type: 'changePassword', owed: true };
const second: Modal = {
  type: 'announcementPages',
  announcements: [
    {
      id: 'news',
      type: 'PU',
      title: 'Title of the news',
      content: '<p>Text</p>',
      date: '2026-11-01T12:00:00.000Z',
    },
  ],
};
const both = { ok: true, value: [first, second] } as const;

/** Catalogue entry: dialogs that open by themselves. */
export const automaticDialogsEntry = catalogueEntry<typeof automaticDialogsMachine>({
  id: 'automaticDialogs',
  title: 'Automatic dialogs',
  purpose:
    'Shows a member dialogs after a sign-in and when money moved: one at a time, and never over something else.',
  requirements: ['S10', 'W3'],
  machine: automaticDialogsMachine,
  inspected: { shown: ['waiting'], named: ['announcements', 'owed', 'stageIsFree', 'hasNews'] },
  inputs: { plain: undefined },
  events: {
    'member.arrived': [{ type: 'member.arrived' }],
    'payments.changed': [{ type: 'payments.changed' }],
    'session.ended': [{ type: 'session.ended' }],
    'stage.freed': [{ type: 'stage.freed' }],
    'stage.taken': [{ type: 'stage.taken' }],
    'dialog.closed': [{ type: 'dialog.closed' }],
  },
  outcomes: {
    findDialogs: [both, { ok: true, value: [] }, networkFailed],
    findNews: [{ ok: true, value: [first] }, { ok: true, value: [] }, networkFailed],
  },
  invariants: [
    whenever(
      'nothing opens while something else has the attention',
      ({ effects }) => effects.includes('emitted dialog.due'),
      ({ context }) => context.stageIsFree && context.waiting.length > 0,
    ),
    always(
      'a shown dialog was announced, and is withdrawn when no longer shown',
      (step, earlier) => {
        const before = earlier.at(-1);
        const wasShown = before !== undefined && isIn(before, 'showing');
        const isShown = isIn(step, 'showing');
        const isAnother = isShown && before?.context.waiting[0] !== step.context.waiting[0];
        return (
          step.effects.includes('emitted dialog.due') === (isShown && (!wasShown || isAnother)) &&
          step.effects.includes('emitted dialog.over') === (wasShown && (!isShown || isAnother))
        );
      },
    ),
    always('the stage is as last reported', (step, before) => {
      const stageChange = [...before, step].findLast(({ event }) =>
        event.type.startsWith('stage.'),
      );
      return step.context.stageIsFree === (stageChange?.event.type === 'stage.freed');
    }),
    whenever(
      'a waiting dialog waits only for the stage',
      (step) => isIn(step, 'queued'),
      ({ context }) => !context.stageIsFree && context.waiting.length > 0,
    ),
    whenever(
      'a sign-in or sign-out drops the dialogs that were waiting',
      ({ event }) => event.type === 'member.arrived' || event.type === 'session.ended',
      ({ context, event, value }) =>
        context.waiting.length === 0 &&
        value === (event.type === 'session.ended' ? 'resting' : 'looking'),
    ),
    whenever(
      'news is looked for only while nothing else has the attention',
      ({ started }) => started.includes('findNews'),
      ({ context }) => context.stageIsFree && !context.hasNews,
    ),
    always(
      'closing shows the next one, and nothing already seen',
      ({ context, event }, earlier) => {
        const before = earlier.at(-1);
        return (
          event.type !== 'dialog.closed' ||
          !before ||
          context.waiting.length === before.context.waiting.length - 1
        );
      },
    ),
  ],
  journeys: [
    {
      name: 'a member signs in and closes both, one after the other',
      moves: [
        { event: { type: 'dialog.closed' }, ignored: true, reaches: 'resting' },
        { event: { type: 'stage.freed' } },
        { event: { type: 'member.arrived' }, reaches: 'looking' },
        {
          actor: 'findDialogs',
          done: both,
          reaches: 'showing',
          context: { waiting: [first, second] },
        },
        // The dialog itself takes the stage while it is open.
        { event: { type: 'stage.taken' }, reaches: 'showing' },
        { event: { type: 'dialog.closed' }, reaches: 'queued', context: { waiting: [second] } },
        { event: { type: 'stage.freed' }, reaches: 'showing' },
        { event: { type: 'dialog.closed' }, reaches: 'resting' },
      ],
      ends: 'resting',
      context: { waiting: [] },
    },
    {
      name: 'a member types: nothing opens before the field is left',
      moves: [
        { event: { type: 'member.arrived' } },
        { actor: 'findDialogs', done: both, reaches: 'queued' },
        { event: { type: 'dialog.closed' }, ignored: true },
        { event: { type: 'stage.freed' }, reaches: 'showing' },
      ],
      ends: 'showing',
      context: { waiting: [first, second] },
    },
    {
      name: 'another member signs in, and sees nothing of the first',
      moves: [
        { event: { type: 'stage.freed' } },
        { event: { type: 'member.arrived' } },
        { actor: 'findDialogs', done: both, reaches: 'showing' },
        { event: { type: 'member.arrived' }, reaches: 'looking', context: { waiting: [] } },
        { actor: 'findDialogs', done: { ok: true, value: [] }, reaches: 'resting' },
      ],
      ends: 'resting',
      context: { waiting: [] },
    },
    {
      name: 'the session ends, and with it that person’s dialogs',
      moves: [
        { event: { type: 'stage.freed' } },
        { event: { type: 'member.arrived' } },
        { actor: 'findDialogs', done: both },
        { event: { type: 'session.ended' } },
      ],
      ends: 'resting',
      context: { waiting: [] },
    },
    {
      name: 'money moves while the member is here',
      moves: [
        { event: { type: 'stage.freed' } },
        { event: { type: 'payments.changed' }, reaches: 'noticing', context: { hasNews: false } },
        {
          actor: 'findNews',
          done: { ok: true, value: [first] },
          reaches: 'showing',
          context: { waiting: [first] },
        },
        // More news while it is shown: the search is repeated afterwards.
        { event: { type: 'payments.changed' }, reaches: 'showing', context: { hasNews: true } },
        { event: { type: 'dialog.closed' }, reaches: 'noticing', context: { hasNews: false } },
        { actor: 'findNews', done: { ok: true, value: [] }, reaches: 'resting' },
        { event: { type: 'payments.changed' }, reaches: 'noticing' },
        { actor: 'findNews', done: networkFailed, reaches: 'resting' },
        { event: { type: 'payments.changed' } },
        { actor: 'findNews', failed: true, reaches: 'resting' },
      ],
      ends: 'resting',
    },
    {
      name: 'money moves while the member plays: news is looked for when the game is left',
      moves: [
        { event: { type: 'payments.changed' }, reaches: 'resting', context: { hasNews: true } },
        { event: { type: 'stage.freed' }, reaches: 'noticing' },
        { event: { type: 'stage.taken' }, reaches: 'noticing' },
        { actor: 'findNews', done: { ok: true, value: [first] }, reaches: 'queued' },
        { event: { type: 'stage.freed' }, reaches: 'showing' },
      ],
      ends: 'showing',
      context: { waiting: [first] },
    },
    {
      name: 'news of one member is not shown to the next',
      moves: [
        { event: { type: 'payments.changed' } },
        { event: { type: 'session.ended' }, context: { hasNews: false } },
        { event: { type: 'payments.changed' } },
        { event: { type: 'member.arrived' }, reaches: 'looking', context: { hasNews: false } },
      ],
      ends: 'looking',
    },
    {
      name: 'they cannot be loaded, and no error is shown',
      moves: [
        { event: { type: 'member.arrived' } },
        { actor: 'findDialogs', done: networkFailed, reaches: 'resting' },
        { event: { type: 'member.arrived' } },
        { actor: 'findDialogs', failed: true },
      ],
      ends: 'resting',
    },
  ],
});
