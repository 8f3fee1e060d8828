import { assign, setup } from 'xstate';
import type { Picture } from '#contract/entities/picture.ts';
import { MOST_PICTURES } from '#contract/entities/picture-types.ts';
import type { Outcome, Refusal } from '#contract/errors.ts';
import { asking } from '../actors/answering.ts';
import { notProvided } from '../actors/not-provided.ts';
import { ofAnswer } from '../actors/outcome.ts';
import { refusable } from '../actors/refusable.ts';
import { isRefusedBy, unanswered } from '../actors/refusals.ts';

/** A picture that the server has, by its number there and the name of its file. */
export interface SentPicture {
  readonly id: string;
  readonly name: string;
}

/** A file that was chosen; the file itself stays outside, under its key. */
export interface ChosenFile {
  /** Names the file, and the one time that it is sent. */
  readonly key: string;
  readonly name: string;
}

/** What the flow is started with: the pictures that were sent before the page was left. */
export interface PictureSendingInput {
  readonly pictures: readonly SentPicture[];
}

/** What the flow knows. */
export interface PictureSendingContext extends PictureSendingInput {
  /** Chosen files that are still to be sent; the first is on its way. */
  readonly waiting: readonly ChosenFile[];
  /** The file that was refused last; null without one. */
  readonly refused: ChosenFile | null;
  readonly refusal: Refusal | null;
}

/** What a person does, and what becomes of the connection. */
export type PictureSendingEvent =
  | { type: 'files.chosen'; files: readonly ChosenFile[] }
  | { type: 'picture.removed'; id: string }
  | { type: 'sending.cancelled' }
  | { type: 'retry.requested' }
  | { type: 'connection.returned' };

const actors = {
  /** Sends the file of this key; the same key counts once. */
  sendPicture: notProvided<Outcome<Picture>, { readonly file: ChosenFile }>('sendPicture'),
};

const ask = asking<typeof actors, PictureSendingContext>();
const none: ChosenFile = { key: '', name: '' };

const sendingSetup = setup({
  types: {
    input: {} as PictureSendingInput,
    context: {} as PictureSendingContext,
    events: {} as PictureSendingEvent,
    tags: {} as 'busy',
  },
  actors,
  guards: {
    hasWaiting: ({ context }) => context.waiting.length > 0,
    hasRoom: ({ context }) => context.pictures.length < MOST_PICTURES,
    isLost: isRefusedBy(...unanswered),
  },
  actions: {
    /** What there is no room for is left out. */
    noteFiles: assign(({ context }, { files }: { files: readonly ChosenFile[] }) => ({
      waiting: files.slice(0, MOST_PICTURES - context.pictures.length),
      refused: null,
    })),
    /** Sent again after a lost answer, it has the number that it had. */
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

const again = { target: 'sending', actions: 'forgetRefusal' } as const;

/** Sends the pictures that go with a request, one after the other, as soon as they are chosen (W6). */
export const pictureSendingMachine = sendingSetup.createMachine({
  id: 'pictureSending',
  context: ({ input }) => ({ ...input, waiting: [], refused: null, refusal: null }),
  initial: 'choosing',
  on: {
    'picture.removed': {
      actions: { type: 'dropPicture', params: ({ event: { id } }) => ({ id }) },
    },
  },
  states: {
    choosing: {
      description: 'The person may add pictures, as long as there is room, and take some out.',
      on: {
        'files.chosen': {
          guard: 'hasRoom',
          target: 'sorting',
          actions: [
            'forgetRefusal',
            { type: 'noteFiles', params: ({ event: { files } }) => ({ files }) },
          ],
        },
      },
    },
    sorting: {
      description: 'Is there another file to be sent?',
      always: [{ guard: 'hasWaiting', target: 'sending' }, { target: 'choosing' }],
    },
    sending: {
      description: 'A picture is on its way, and how far it is can be seen.',
      tags: 'busy',
      ...ask('sendPicture', {
        input: ({ context }) => ({ file: context.waiting[0] ?? none }),
        accepted: { target: 'sorting', actions: [ofAnswer('notePicture'), 'dropFile'] },
        refused: [
          { guard: ofAnswer('isLost'), target: 'unsent' },
          { target: 'sorting', actions: [ofAnswer('noteRefused'), 'dropFile'] },
        ],
        brokeDown: 'unsent',
      }),
      on: { 'sending.cancelled': { target: 'sorting', actions: 'dropFile' } },
    },
    unsent: {
      description: 'The line was lost on the way; sent again, the picture counts once.',
      on: {
        'retry.requested': again,
        'connection.returned': again,
        'sending.cancelled': { target: 'sorting', actions: ['dropFile', 'forgetRefusal'] },
      },
    },
  },
});
