import { MAX_PICTURES } from '#contract/entities/picture-types.ts';
import { catalogueEntry } from '../../catalogue/entry.ts';
import { isIn } from '../../catalogue/history.ts';
import { always } from '../../catalogue/invariants.ts';
import { type ChosenFile, pictureSendingMachine } from '../picture-sending.machine.ts';

const [receipt, ticket, card, passport]: readonly ChosenFile[] = [
  { id: 'file-1', name: 'receipt.png' },
  { id: 'file-2', name: 'ticket.jpg' },
  { id: 'file-3', name: 'card.jpg' },
  { id: 'file-4', name: 'passport.png' },
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
const broken = { ok: false, code: 'unknown_error' } as const;

/** Catalogue entry: sending pictures. */
export const pictureSendingEntry = catalogueEntry<typeof pictureSendingMachine>({
  id: 'pictureSending',
  title: 'Sending pictures',
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
  },
  outcomes: { sendPicture: [taken, takenToo, noPicture] },
  invariants: [
    always(
      'never more pictures than a request can have, sent or on their way',
      ({ context: { pictures, waiting } }) => pictures.length + waiting.length <= MAX_PICTURES,
    ),
    always(
      'files wait exactly while one is sent',
      (step) => isIn(step, 'sending') === step.context.waiting.length > 0,
    ),
    always(
      'a reason is shown with the refused file',
      ({ context }) => context.refusal === null || context.refused !== null,
    ),
  ],
  journeys: [
    {
      name: 'a person adds two pictures, and takes one out',
      moves: [
        { event: cancelled, ignored: true },
        { event: two, reaches: 'sending', context: { waiting: [receipt, ticket], refusal: null } },
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
        { event: removed, context: { pictures: [{ id: 'picture-2', name: 'ticket.jpg' }] } },
      ],
      ends: 'choosing',
    },
    {
      name: 'of four files the first three are sent; no stored one is lost',
      input: 'kept',
      moves: [
        { event: four, reaches: 'sending', context: { waiting: [receipt] } },
        { actor: 'sendPicture', done: takenToo, reaches: 'choosing' },
        { event: one, ignored: true },
        { event: removed },
        { event: one, reaches: 'sending' },
        { event: removed, ignored: true },
      ],
      ends: 'sending',
    },
    {
      name: 'a file that is no picture is reported, and the next one is sent',
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
      name: 'a person cancels the first of two files, and sending the second fails',
      moves: [
        { event: two },
        { event: cancelled, reaches: 'sending', context: { waiting: [ticket], refusal: null } },
        {
          actor: 'sendPicture',
          failed: true,
          reaches: 'choosing',
          context: { refused: ticket, refusal: broken, waiting: [] },
        },
        { event: one, reaches: 'sending' },
        { event: cancelled, context: { waiting: [], pictures: [] } },
      ],
      ends: 'choosing',
    },
  ],
});
