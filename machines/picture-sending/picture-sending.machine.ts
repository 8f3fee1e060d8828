import { assign, setup } from 'xstate';
import type { Picture } from '#contract/entities/picture.ts';
import { MAX_PICTURES } from '#contract/entities/picture-types.ts';
import type { Outcome, Refusal } from '#contract/errors.ts';
import { asking } from '../actors/answering.ts';
import { brokeDown, withAnswer } from '../actors/outcome.ts';
import { refusable } from '../actors/refusable.ts';
import { submission } from '../submission/submission.machine.ts';

/** An uploaded picture: its number on the server and its file name. */
export interface SentPicture {
  readonly id: string;
  readonly name: string;
}

/** A chosen file; the file itself stays outside, under its id. */
export interface ChosenFile {
  readonly id: string;
  readonly name: string;
}

/** Input of the flow: pictures uploaded before the page was left. */
export interface PictureSendingInput {
  readonly pictures: readonly SentPicture[];
}

/** Context of the flow. */
export interface PictureSendingContext extends PictureSendingInput {
  /** Chosen files in the queue; the first is being sent. */
  readonly waiting: readonly ChosenFile[];
  /** The last refused file; null if none. */
  readonly refused: ChosenFile | null;
  readonly refusal: Refusal | null;
}

/** Events that the person sends. */
type PictureSendingEvent =
  | { type: 'files.chosen'; files: readonly ChosenFile[] }
  | { type: 'picture.removed'; id: string }
  | { type: 'sending.cancelled' };

const actors = {
  /** Uploads the file, once for each choice. */
  sendPicture: submission<{ readonly file: ChosenFile }, Picture>(),
};

const ask = asking<typeof actors, PictureSendingContext>();
const none: ChosenFile = { id: '', name: '' };

const sendingSetup = setup({
  types: {
    input: {} as PictureSendingInput,
    context: {} as PictureSendingContext,
    events: {} as PictureSendingEvent,
    tags: {} as 'busy',
  },
  actors,
  guards: {
    pictureIsWaiting: ({ context }) => context.waiting.length > 0,
    pictureIsSent: ({ context }, { id }: { id: string }) =>
      context.pictures.some((picture) => picture.id === id),
    roomIsLeft: ({ context }) => context.pictures.length < MAX_PICTURES,
  },
  actions: {
    /** Files beyond the limit are left out. */
    noteFiles: assign(({ context }, { files }: { files: readonly ChosenFile[] }) => ({
      waiting: files.slice(0, MAX_PICTURES - context.pictures.length),
      refused: null,
    })),
    notePicture: assign(({ context }, { outcome }: { outcome: Outcome<Picture> }) => {
      if (!outcome.ok) return {};
      const { id } = outcome.value;
      const others = context.pictures.filter((picture) => picture.id !== id);
      return { pictures: [...others, { id, name: context.waiting[0]?.name ?? '' }] };
    }),
    noteRefused: assign(({ context }, { outcome }: { outcome: Outcome<unknown> }) => ({
      refused: context.waiting[0] ?? null,
      refusal: outcome.ok ? null : outcome,
    })),
    dropFile: assign(({ context }) => ({ waiting: context.waiting.slice(1) })),
    dropPicture: assign(({ context }, { id }: { id: string }) => ({
      pictures: context.pictures.filter((picture) => picture.id !== id),
    })),
  },
}).extend(refusable);

/** Uploads the pictures of a request one by one, as soon as they are chosen (W6). */
export const pictureSendingMachine = sendingSetup.createMachine({
  id: 'pictureSending',
  context: ({ input }) => ({ ...input, waiting: [], refused: null, refusal: null }),
  initial: 'choosing',
  on: {
    'picture.removed': {
      guard: { type: 'pictureIsSent', params: ({ event: { id } }) => ({ id }) },
      actions: { type: 'dropPicture', params: ({ event: { id } }) => ({ id }) },
    },
  },
  states: {
    choosing: {
      description: 'The person can add pictures, as long as there is room, and remove some.',
      on: {
        'files.chosen': {
          guard: 'roomIsLeft',
          target: 'sorting',
          actions: [
            'forgetRefusal',
            { type: 'noteFiles', params: ({ event: { files } }) => ({ files }) },
          ],
        },
      },
    },
    sorting: {
      description: 'Checks whether another picture is waiting.',
      always: [{ guard: 'pictureIsWaiting', target: 'sending' }, { target: 'choosing' }],
    },
    sending: {
      description: 'A picture is being sent, even if an answer is lost; the person can cancel it.',
      tags: 'busy',
      ...ask('sendPicture', {
        input: ({ context }) => ({ payload: { file: context.waiting[0] ?? none } }),
        accepted: { target: 'sorting', actions: [withAnswer('notePicture'), 'dropFile'] },
        refused: { target: 'sorting', actions: [withAnswer('noteRefused'), 'dropFile'] },
        brokeDown: {
          target: 'sorting',
          actions: [{ type: 'noteRefused', params: { outcome: brokeDown } }, 'dropFile'],
        },
      }),
      on: { 'sending.cancelled': { target: 'sorting', actions: 'dropFile' } },
    },
  },
});
