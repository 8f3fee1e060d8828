import { assign, emit, setup } from 'xstate';
import type { PointsConversion } from '#contract/entities/points.ts';
import { asking } from '../actors/answering.ts';
import type { DataOutdated, PasswordsUsed } from '../actors/emitted.ts';
import { notProvided } from '../actors/not-provided.ts';
import { withAnswer } from '../actors/outcome.ts';
import { refusableOutdating } from '../actors/refusable.ts';
import { isRefusedBy } from '../actors/refusals.ts';
import { unreachable } from '../actors/unreachable.ts';
import { submission } from '../submission/submission.machine.ts';
import type {
  ConversionOutcome,
  ConversionOverview,
  ConversionWish,
  OverviewOutcome,
  PointsConversionContext,
  PointsConversionEvent,
} from './points-conversion.types.ts';

const actors = {
  /** Reads the rate, the least, and what the person has. */
  readOverview: notProvided<OverviewOutcome>('readOverview'),
  /** Converts, once for each time that the form was sent; the draft has the passwords. */
  convert: submission<ConversionWish, PointsConversion>(),
};

const ask = asking<typeof actors, PointsConversionContext>();

/** The conversion to send; it is always submitted by the form first. */
function wishOf({ wish }: PointsConversionContext): ConversionWish {
  if (!wish) throw new Error('Nothing is being converted.');
  return wish;
}

/** Confirms what the screen shows. */
const submitting = {
  'conversion.submitted': {
    target: 'converting',
    actions: {
      type: 'noteWish',
      params: ({ event }: { event: { readonly points: number } }) => ({ points: event.points }),
    },
  },
} as const;

/** Converting points to money (W9). */
export const pointsConversionMachine = setup({
  types: {
    context: {} as PointsConversionContext,
    events: {} as PointsConversionEvent,
    emitted: {} as DataOutdated | PasswordsUsed,
    tags: {} as 'busy',
  },
  actors,
  guards: {
    conversionIsClosed: isRefusedBy('points_conversion_closed'),
    screenIsOutOfDate: isRefusedBy(
      'points_rate_changed',
      'points_below_minimum',
      'points_insufficient',
    ),
  },
  actions: {
    noteOverview: assign((_, { outcome }: { outcome: OverviewOutcome }) =>
      outcome.ok ? { overview: outcome.value } : {},
    ),
    noteChangedOverview: assign((_, { overview }: { overview: ConversionOverview }) => ({
      overview,
    })),
    /** The rate on the screen now is what the person agrees to. */
    noteWish: assign(({ context: { overview } }, { points }: { readonly points: number }) => ({
      wish: overview && { points, pointsPerUnit: overview.pointsPerUnit },
    })),
    noteConversion: assign((_, { outcome }: { outcome: ConversionOutcome }) =>
      outcome.ok ? { conversion: outcome.value } : {},
    ),
    forgetConversion: assign({ conversion: null }),
    forgetWish: assign({ wish: null }),
    tellPasswordsUsed: emit({ type: 'passwords.used' }),
  },
})
  .extend(refusableOutdating('payments'))
  .createMachine({
    id: 'pointsConversion',
    context: { overview: null, wish: null, conversion: null, refusal: null },
    initial: 'reading',
    states: {
      reading: {
        description: 'The portal loads the rate, the minimum and the points.',
        tags: 'busy',
        entry: ['forgetConversion', 'forgetWish', 'forgetRefusal'],
        ...ask('readOverview', {
          accepted: { target: 'entering', actions: withAnswer('noteOverview') },
          refused: [
            { guard: withAnswer('conversionIsClosed'), target: 'closed', actions: [] },
            { target: 'unreachable' },
          ],
        }),
      },
      unreachable: unreachable('reading'),
      closed: {
        type: 'final',
        description: 'The site does not convert points to money right now.',
      },
      entering: {
        description:
          'The person enters how many points, sees what they are worth, and can confirm.',
        entry: 'forgetWish',
        on: {
          ...submitting,
          'form.edited': { actions: 'forgetRefusal' },
          'overview.changed': {
            actions: {
              type: 'noteChangedOverview',
              params: ({ event }) => ({ overview: event.overview }),
            },
          },
        },
      },
      converting: {
        description: 'The server converts, once, even if an answer is lost.',
        tags: 'busy',
        entry: 'forgetRefusal',
        ...ask('convert', {
          input: ({ context }) => ({ payload: wishOf(context) }),
          accepted: { target: 'converted', actions: withAnswer('noteConversion') },
          refused: [
            { guard: withAnswer('conversionIsClosed'), target: 'closed', actions: [] },
            { guard: withAnswer('screenIsOutOfDate'), target: 'readingAgain', actions: [] },
            { target: 'entering' },
          ],
        }),
      },
      readingAgain: {
        description:
          'The rate or the points changed after the person saw them: they are loaded again.',
        tags: 'busy',
        ...ask('readOverview', {
          id: 'readOverviewAgain',
          accepted: { target: 'changed', actions: withAnswer('noteOverview') },
          refused: [
            { guard: withAnswer('conversionIsClosed'), target: 'closed', actions: [] },
            { target: 'unreachable' },
          ],
        }),
      },
      changed: {
        description:
          'The new result is shown next to the old one, and the person has to confirm it again.',
        on: submitting,
      },
      converted: {
        description: 'The points are converted, and the money is in the balance.',
        entry: ['forgetWish', 'tellPasswordsUsed'],
        on: { 'another.requested': { target: 'reading' } },
      },
    },
  });
