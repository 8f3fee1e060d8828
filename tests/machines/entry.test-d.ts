/**
 * What the type of a catalogue entry refuses. `tsc -b` is the test: each line below that must not
 * compile is marked, and the mark itself fails if the line compiles after all.
 */
import type { AnyCatalogueEntry, CatalogueEntry } from '#machines/catalogue/entry.ts';
import { turnstileEntry } from './specimens/turnstile.entry.ts';
import type { turnstileMachine } from './specimens/turnstile.machine.ts';

type Entry = CatalogueEntry<typeof turnstileMachine>;

const { 'box.emptied': _emptied, ...withoutOneEvent } = turnstileEntry.events;
const [firstInvariant] = turnstileEntry.invariants;

export const anEntryOfAnyMachine: AnyCatalogueEntry = turnstileEntry;

export const wrong = {
  // @ts-expect-error an event without examples
  eventMissing: { ...turnstileEntry, events: withoutOneEvent } satisfies Entry,

  // @ts-expect-error an actor without outcomes
  actorMissing: { ...turnstileEntry, outcomes: {} } satisfies Entry,

  eventUnknown: {
    ...turnstileEntry,
    // @ts-expect-error an event that the machine does not have
    events: { ...turnstileEntry.events, 'bell.rung': [{ type: 'bell.rung' }] },
  } satisfies Entry,

  payloadMissing: {
    ...turnstileEntry,
    events: {
      ...turnstileEntry.events,
      // @ts-expect-error an example without its payload
      'coin.inserted': [{ type: 'coin.inserted' }],
    },
  } satisfies Entry,

  outcomeUnknown: {
    ...turnstileEntry,
    // @ts-expect-error an outcome that the actor does not have
    outcomes: { checkCoin: [{ ok: 'perhaps' }] },
  } satisfies Entry,

  inputWrong: {
    ...turnstileEntry,
    // @ts-expect-error an input of another type
    inputs: { small: { capacity: 'two' } },
  } satisfies Entry,

  // @ts-expect-error a machine without invariants
  invariantsMissing: { ...turnstileEntry, invariants: [] } satisfies Entry,

  // @ts-expect-error a machine without pinned journeys
  journeysMissing: { ...turnstileEntry, journeys: [] } satisfies Entry,

  moveUnknown: {
    ...turnstileEntry,
    journeys: [
      {
        name: 'an unknown actor',
        // @ts-expect-error an actor that the machine does not have
        moves: [{ actor: 'weighCoin', failed: true }],
        ends: 'closed',
      },
    ],
  } satisfies Entry,

  outputWrong: {
    ...turnstileEntry,
    journeys: [
      {
        name: 'an output of another type',
        moves: [],
        ends: 'closed',
        // @ts-expect-error an output that the machine does not give
        output: { coins: 'two' },
      },
    ],
  } satisfies Entry,

  historyKnown: {
    ...turnstileEntry,
    invariants: [
      {
        ...firstInvariant,
        // @ts-expect-error a context that the machine does not have
        holds: (history) => history.every(({ context }) => context.tokens === 0),
      },
    ],
  } satisfies Entry,
};
