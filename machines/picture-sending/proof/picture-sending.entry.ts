import { MOST_PICTURES } from '#contract/entities/picture-types.ts';
import { catalogueEntry } from '../../catalogue/entry.ts';
import { networkFailed } from '../../catalogue/examples.ts';
import { always, isIn } from '../../catalogue/history.ts';
import { type ChosenFile, pictureSendingMachine } from '../picture-sending.machine.ts';

const [receipt, ticket, card, passport]: readonly ChosenFile[] = [
  { key: 'key-1', name: 'receipt.png' },
  { key: 'key-2', name: 'ticket.jpg' },
  { key: 'key-3', name: 'card.jpg' },
  { key: 'key-4', name: 'passport.png' },
];
if (!receipt || !ticket || !card || !passport) throw new Error('The examples are not whole.');

const taken = { ok: true, value: { id: 'picture-1', type: 'image/png' } } as const;
const takenToo = { ok: true, value: { id: 'picture-2', type: 'image/jpeg' } } as const;
const noPicture = { ok: false, code: 'picture_refused' } as const;
const one = { type: 'files.chosen', files: [receipt] } as const;
const two = { type: 'files.chosen', files: [receipt, ticket] } as const;
const four = { type: 'files.chosen', files: [receipt, ticket, card, passport] } as const;
const removed = { type: 'picture.removed', id: 'picture-1' } as const;
const cancelled = { type: 'sending.cancelled' } as const;
const retried = { type: 'retry.requested' } as const;
const connected = { type: 'connection.returned' } as const;

/** Sending pictures as tools and tests know it. */
export const pictureSendingEntry = catalogueEntry<typeof pictureSendingMachine>({
  id: 'pictureSending',
  title: 'Pictures on their way',
  purpose: 'Sends the pictures that go with a request one after the other, three at most.',
  requirements: ['W6', 'W3', 'T6'],
  machine: pictureSendingMachine,
  inspected: { named: ['pictures', 'waiting', 'refused'] },
  inputs: {
    empty: { pictures: [] },
    kept: {
      pictures: [
        { id: 'picture-1', name: 'receipt.png' },
        { id: 'picture-0', name: 'older.png' },
      ],
    },
  },
  events: {
    'files.chosen': [one, two, four],
    'picture.removed': [removed],
    'sending.cancelled': [cancelled],
    'retry.requested': [retried],
    'connection.returned': [connected],
  },
  outcomes: { sendPicture: [taken, takenToo, noPicture, networkFailed] },
  invariants: [
    {
      name: 'never more pictures than a request can have, sent or on their way',
      holds: (history) =>
        history.every(
          ({ context: { pictures, waiting } }) => pictures.length + waiting.length <= MOST_PICTURES,
        ),
    },
    {
      name: 'a file is on its way exactly while one is sent or waits for the line',
      holds: (history) =>
        history.every(
          (step) =>
            (isIn(step, 'sending') || isIn(step, 'unsent')) === step.context.waiting.length > 0,
        ),
    },
    {
      name: 'what was lost is sent again under the same key',
      holds: (history) =>
        always(
          history,
          (step) =>
            step.started.includes('sendPicture') &&
            (step.event.type === 'retry.requested' || step.event.type === 'connection.returned'),
          ({ context }, before) =>
            before.at(-1)?.context.waiting[0]?.key === context.waiting[0]?.key,
        ),
    },
    {
      name: 'a reason is told where the line was lost, and elsewhere with the file that was refused',
      holds: (history) =>
        history.every((step) =>
          isIn(step, 'unsent')
            ? step.context.refusal !== null
            : step.context.refusal === null || step.context.refused !== null,
        ),
    },
  ],
  journeys: [
    {
      name: 'a person adds two pictures, and takes one out',
      moves: [
        { event: retried, ignored: true },
        {
          event: two,
          reaches: 'sending',
          context: { waiting: [receipt, ticket], refusal: null },
        },
        { event: one, ignored: true },
        {
          actor: 'sendPicture',
          done: taken,
          reaches: 'sending',
          context: { pictures: [{ id: 'picture-1', name: 'receipt.png' }], waiting: [ticket] },
        },
        {
          actor: 'sendPicture',
          done: takenToo,
          reaches: 'choosing',
          context: {
            pictures: [
              { id: 'picture-1', name: 'receipt.png' },
              { id: 'picture-2', name: 'ticket.jpg' },
            ],
            waiting: [],
          },
        },
        {
          event: removed,
          context: { pictures: [{ id: 'picture-2', name: 'ticket.jpg' }] },
        },
      ],
      ends: 'choosing',
    },
    {
      name: 'of four files the first three are sent; of those that were kept none is lost',
      input: 'kept',
      moves: [
        { event: four, reaches: 'sending', context: { waiting: [receipt] } },
        { actor: 'sendPicture', done: takenToo, reaches: 'choosing' },
        { event: one, ignored: true },
        { event: removed },
        { event: one, reaches: 'sending' },
        { event: removed, reaches: 'sending' },
      ],
      ends: 'sending',
    },
    {
      name: 'a file that is no picture is told, and the next one is sent',
      moves: [
        { event: two },
        {
          actor: 'sendPicture',
          done: noPicture,
          reaches: 'sending',
          context: { refused: receipt, refusal: noPicture, waiting: [ticket] },
        },
        {
          actor: 'sendPicture',
          done: taken,
          reaches: 'choosing',
          context: { pictures: [{ id: 'picture-1', name: 'ticket.jpg' }], refusal: noPicture },
        },
        { event: one, reaches: 'sending', context: { refused: null, refusal: null } },
      ],
      ends: 'sending',
    },
    {
      name: 'the line is lost twice and comes back: the picture is sent again under its key',
      moves: [
        { event: one },
        {
          actor: 'sendPicture',
          done: networkFailed,
          reaches: 'unsent',
          context: { refusal: networkFailed, waiting: [receipt] },
        },
        { event: retried, reaches: 'sending', context: { refusal: null, waiting: [receipt] } },
        { actor: 'sendPicture', failed: true, reaches: 'unsent' },
        { event: connected, reaches: 'sending', context: { refusal: null } },
        { event: cancelled, reaches: 'choosing', context: { waiting: [], pictures: [] } },
      ],
      ends: 'choosing',
    },
    {
      name: 'a person gives up on the first of two files that does not get through',
      moves: [
        { event: two },
        { actor: 'sendPicture', done: networkFailed, reaches: 'unsent' },
        { event: one, ignored: true },
        {
          event: cancelled,
          reaches: 'sending',
          context: { waiting: [ticket], refusal: null },
        },
        { event: cancelled, context: { waiting: [] } },
      ],
      ends: 'choosing',
    },
  ],
});
