import { catalogueEntry } from '#machines/catalogue/entry.ts';
import { always } from '#machines/catalogue/invariants.ts';
import { PATIENCE_MILLISECONDS, turnstileMachine } from './turnstile.machine.ts';

const coin = { type: 'coin.inserted', value: 1 } as const;
const button = { type: 'coin.inserted', value: 0 } as const;

/** The healthy specimen: the proof must find nothing here. */
export const turnstileEntry = catalogueEntry<typeof turnstileMachine>({
  id: 'turnstile',
  title: 'Turnstile',
  purpose: 'Lets one person through for a coin.',
  requirements: ['T1'],
  machine: turnstileMachine,
  inputs: { small: { capacity: 2 } },
  events: {
    'coin.inserted': [coin, button],
    'person.passed': [{ type: 'person.passed' }],
    'box.emptied': [{ type: 'box.emptied' }],
    'service.ended': [{ type: 'service.ended' }],
  },
  outcomes: { checkCoin: [{ ok: true }, { ok: false, flaw: 'bent' }] },
  invariants: [
    always(
      'the gate opens only for a coin that was checked',
      ({ value, event }) => value !== 'open' || event.type === 'xstate.done.actor.checkCoin',
    ),
    always(
      'the box never holds more than its capacity',
      ({ context }) => context.coins <= context.capacity,
    ),
    always(
      'a full box is seen when somebody passes',
      ({ event, context, value }) =>
        event.type !== 'person.passed' || (value === 'full') === context.coins >= context.capacity,
    ),
  ],
  journeys: [
    {
      name: 'a person passes',
      moves: [
        { event: button, ignored: true },
        { event: coin, reaches: 'checkingCoin' },
        { actor: 'checkCoin', done: { ok: true }, reaches: 'open', context: { coins: 1 } },
        { event: { type: 'person.passed' } },
      ],
      ends: 'closed',
      context: { coins: 1, refusal: null },
    },
    {
      name: 'the gate loses its patience',
      moves: [
        { event: coin },
        { actor: 'checkCoin', done: { ok: true } },
        { elapsed: PATIENCE_MILLISECONDS - 1, reaches: 'open' },
        { elapsed: 1 },
      ],
      ends: 'closed',
    },
    {
      name: 'a full box is emptied',
      input: { capacity: 1 },
      moves: [
        { event: coin },
        { actor: 'checkCoin', done: { ok: true } },
        { event: { type: 'person.passed' }, reaches: 'full' },
        { event: { type: 'box.emptied' }, context: { coins: 0 } },
      ],
      ends: 'closed',
    },
    {
      name: 'a bent coin and a broken scale close the gate; the evening ends the service',
      moves: [
        { event: coin },
        { actor: 'checkCoin', done: { ok: false, flaw: 'bent' }, context: { refusal: 'refused' } },
        { event: coin },
        { actor: 'checkCoin', failed: true, context: { refusal: 'broken' } },
        { event: { type: 'service.ended' } },
      ],
      ends: 'outOfService',
      output: { coins: 0 },
    },
  ],
});
