import { assign, setup } from 'xstate';
import type { Outcome, Refusal } from '#contract/errors.ts';
import { asking } from '../actors/answering.ts';
import { notProvided } from '../actors/not-provided.ts';
import { valueIn, withAnswer } from '../actors/outcome.ts';
import { refusable } from '../actors/refusable.ts';

/** Shortest time between two pictures that a person requests, in milliseconds (A8). */
export const CAPTCHA_REFRESH_MILLISECONDS = 1000;

/** A captcha picture; only the server knows its text. */
export interface CaptchaPicture {
  /** Id of the picture; sent along with the text. */
  readonly captchaId: string;
  /** A PNG in base64, without the `data:` prefix (A8). */
  readonly picture: string;
}

/** Input of the flow. */
export interface CaptchaInput {
  /** Shortest time between two pictures; 1 in tests. */
  readonly refreshMilliseconds: number;
}

/** Context of the flow. */
export interface CaptchaContext {
  readonly picture: CaptchaPicture | null;
  readonly refusal: Refusal | null;
  readonly refreshMilliseconds: number;
}

/** Events around the picture. */
type CaptchaEvent =
  | { type: 'picture.requested' } // a click on the picture
  | { type: 'picture.spent' }; // its text was sent and refused: a picture is valid once

const actors = {
  /** Fetches a new picture from the server (A8). */
  loadPicture: notProvided<Outcome<CaptchaPicture>>('loadPicture'),
};

const ask = asking<typeof actors, CaptchaContext>();

const captchaSetup = setup({
  types: {
    input: {} as CaptchaInput,
    context: {} as CaptchaContext,
    events: {} as CaptchaEvent,
    tags: {} as 'busy',
  },
  actors,
  actions: {
    forgetPicture: assign({ picture: null, refusal: null }),
    notePicture: assign((_, { outcome }: { outcome: Outcome<CaptchaPicture> }) => ({
      picture: valueIn(outcome),
    })),
  },
  delays: { refreshInterval: ({ context }) => context.refreshMilliseconds },
}).extend(refusable);

/** The captcha picture of a form: loading, refreshing, failing (A8). */
export const captchaMachine = captchaSetup.createMachine({
  id: 'captcha',
  context: ({ input }) => ({
    picture: null,
    refusal: null,
    refreshMilliseconds: input.refreshMilliseconds,
  }),
  initial: 'loading',
  on: { 'picture.spent': { target: '.loading', reenter: true } },
  states: {
    loading: {
      description: 'A new picture is loading; the old one is gone.',
      tags: 'busy',
      entry: 'forgetPicture',
      ...ask('loadPicture', {
        accepted: { target: 'resting', actions: withAnswer('notePicture') },
        refused: 'failed',
      }),
    },
    resting: {
      description: 'The picture is shown; it is too new to be replaced.',
      after: { refreshInterval: { target: 'shown' } },
    },
    shown: {
      description: 'The picture is shown; selecting it loads another.',
      on: { 'picture.requested': { target: 'loading' } },
    },
    failed: {
      description: 'The picture could not be loaded; selecting it tries again.',
      on: { 'picture.requested': { target: 'loading' } },
    },
  },
});
