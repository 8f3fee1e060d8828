import { assign, emit, setup } from 'xstate';
import type { Bonus } from '#contract/entities/bonus.ts';
import { endingByPlayer } from '#contract/rules/bonus-moves.ts';
import { asking } from '../actors/answering.ts';
import type { DataOutdated } from '../actors/emitted.ts';
import { notProvided } from '../actors/not-provided.ts';
import { withAnswer } from '../actors/outcome.ts';
import { refusable } from '../actors/refusable.ts';
import { isRefusedBy } from '../actors/refusals.ts';
import { unreachable } from '../actors/unreachable.ts';
import { submission } from '../submission/submission.machine.ts';
import type {
  BonusEndingContext,
  BonusEndingEvent,
  BonusEndingInput,
  BonusOutcome,
  EndingWish,
} from './bonus-ending.types.ts';

const actors = {
  /** Reads the current bonus. */
  readBonus: notProvided<BonusOutcome, BonusEndingInput>('readBonus'),
  /** Ends the bonus on the server, once for each confirmation. */
  endBonus: submission<EndingWish, Bonus>(),
};

const ask = asking<typeof actors, BonusEndingContext>();

/** The confirmed ending; it is always confirmed before it is sent. */
function wishOf({ wish }: BonusEndingContext): EndingWish {
  if (!wish) throw new Error('Nothing was confirmed.');
  return wish;
}

/** Confirms what the screen shows. */
const confirmTransition = {
  'ending.confirmed': { target: 'ending', actions: 'noteWish' },
} as const;

/** Refusing a bonus or giving it up, at the price on the screen (W5, W11). */
export const bonusEndingMachine = setup({
  types: {
    input: {} as BonusEndingInput,
    context: {} as BonusEndingContext,
    events: {} as BonusEndingEvent,
    emitted: {} as DataOutdated,
    tags: {} as 'busy',
  },
  actors,
  guards: {
    bonusEndedMeanwhile: isRefusedBy('bonus_ended'),
    bonusChangedMeanwhile: isRefusedBy('bonus_changed'),
    bonusIsOver: (_, { outcome }: { outcome: BonusOutcome }) =>
      outcome.ok && outcome.value.state !== 'active',
  },
  actions: {
    noteBonus: assign((_, { outcome }: { outcome: BonusOutcome }) =>
      outcome.ok ? { bonus: outcome.value } : {},
    ),
    /** The person agrees to what the screen shows now. */
    noteWish: assign(({ context: { bonusId, bonus } }) => ({
      wish: bonus && { bonusId, costs: endingByPlayer(bonus).costs },
    })),
    forgetWish: assign({ wish: null }),
    outdateBonuses: emit({ type: 'data.outdated', topics: ['balance'] }),
  },
})
  .extend(refusable)
  .createMachine({
    id: 'bonusEnding',
    context: ({ input }) => ({ ...input, bonus: null, wish: null, refusal: null }),
    initial: 'reading',
    states: {
      reading: {
        description: 'The bonus is loaded again, so that its price is right.',
        tags: 'busy',
        entry: ['forgetWish', 'forgetRefusal'],
        ...ask('readBonus', {
          input: ({ context: { bonusId } }) => ({ bonusId }),
          accepted: [
            { guard: withAnswer('bonusIsOver'), target: 'over', actions: withAnswer('noteBonus') },
            { target: 'confirming', actions: withAnswer('noteBonus') },
          ],
          refused: 'unreachable',
        }),
      },
      unreachable: unreachable('reading'),
      confirming: {
        description: 'The person sees what goes back to the house and can confirm.',
        entry: 'forgetWish',
        on: confirmTransition,
      },
      ending: {
        description: 'The server ends the bonus, once, even if an answer is lost.',
        tags: 'busy',
        entry: 'forgetRefusal',
        ...ask('endBonus', {
          input: ({ context }) => ({ payload: wishOf(context) }),
          accepted: { target: 'ended', actions: withAnswer('noteBonus') },
          refused: [
            { guard: withAnswer('bonusEndedMeanwhile'), target: 'readingAgain', actions: [] },
            { guard: withAnswer('bonusChangedMeanwhile'), target: 'readingAgain', actions: [] },
            { target: 'confirming' },
          ],
        }),
      },
      readingAgain: {
        description: 'A bet changed the bonus after the person saw it: it is loaded again.',
        tags: 'busy',
        entry: 'outdateBonuses',
        ...ask('readBonus', {
          id: 'readBonusAgain',
          input: ({ context: { bonusId } }) => ({ bonusId }),
          accepted: [
            { guard: withAnswer('bonusIsOver'), target: 'over', actions: withAnswer('noteBonus') },
            { target: 'changed', actions: withAnswer('noteBonus') },
          ],
          refused: 'unreachable',
        }),
      },
      changed: {
        description:
          'The new price is shown next to the old one, and the person has to confirm it again.',
        on: confirmTransition,
      },
      over: { type: 'final', description: 'The bonus had already ended: the person sees how.' },
      ended: {
        type: 'final',
        description: 'The person cancelled the bonus, and it has ended.',
        entry: 'outdateBonuses',
      },
    },
  });
