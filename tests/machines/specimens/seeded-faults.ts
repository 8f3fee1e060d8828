import { type AnyStateMachine, assign, createMachine } from 'xstate';
import type { AnyCatalogueEntry } from '#machines/catalogue/entry.ts';
import type { FindingKind } from '../kit/finding.ts';
import { type MutableState, mutableConfig } from '../kit/mutable-config.ts';
import { turnstileEntry } from './turnstile.entry.ts';
import { turnstileMachine } from './turnstile.machine.ts';

/** A fault put into the healthy specimen, and how the proof must name it. */
export interface SeededFault {
  readonly name: string;
  readonly entry: AnyCatalogueEntry;
  readonly caughtBy: FindingKind;
  readonly says: RegExp;
}

function machineWith(change: (config: MutableState) => void): AnyStateMachine {
  const config = mutableConfig(turnstileMachine);
  change(config);
  return createMachine(config as never, turnstileMachine.implementations as never);
}

function state(config: MutableState, name: string): MutableState {
  const found = config.states?.[name];
  if (found === undefined) throw new Error(`The specimen has no state '${name}'.`);
  return found;
}

function seeded(
  name: string,
  caughtBy: FindingKind,
  says: RegExp,
  change: (config: MutableState) => void,
  entry: Partial<AnyCatalogueEntry> = {},
): SeededFault {
  return {
    name,
    caughtBy,
    says,
    entry: { ...turnstileEntry, machine: machineWith(change), ...entry },
  };
}

function seededInEntry(
  name: string,
  caughtBy: FindingKind,
  says: RegExp,
  entry: Partial<AnyCatalogueEntry>,
): SeededFault {
  return { name, caughtBy, says, entry: { ...turnstileEntry, ...entry } };
}

/** Keeps something in the context when a coin is inserted. */
function keeping(values: (event: { readonly error?: unknown }) => Record<string, unknown>) {
  return assign(({ event }) => values(event as { readonly error?: unknown })) as unknown;
}

let calls = 0;

/** Every kind of fault that the proof must catch, one at a time. */
export const seededFaults: readonly SeededFault[] = [
  seeded('a dropped guard', 'journey', /should be ignored/, (config) => {
    delete state(config, 'closed').on?.['coin.inserted']?.[0]?.guard;
  }),
  seeded('a guard turned into a constant', 'walk', /full box is seen/, (config) => {
    const always = state(config, 'weighingBox').always?.[0];
    if (always) always.guard = () => false;
  }),
  seeded('a missing onError', 'definition', /'checkCoin' has no onError/, (config) => {
    delete state(config, 'checkingCoin').invoke?.[0]?.onError;
  }),
  seeded('a crash that ends the machine', 'walk', /ended in error/, (config) => {
    delete state(config, 'checkingCoin').invoke?.[0]?.onError;
  }),
  seeded('a missing onDone', 'definition', /'checkCoin' has no onDone/, (config) => {
    delete state(config, 'checkingCoin').invoke?.[0]?.onDone;
  }),
  seeded('an invoke without an id', 'definition', /has no id/, (config) => {
    delete state(config, 'checkingCoin').invoke?.[0]?.id;
  }),
  seeded('an answer that is ignored', 'walk', /an answer changes nothing/, (config) => {
    state(config, 'checkingCoin').invoke?.[0]?.onDone?.pop();
  }),
  seeded('a secret in the context', 'walk', /context\.password looks like a secret/, (config) => {
    state(config, 'open').entry = [keeping(() => ({ password: 'opensesame' }))];
  }),
  seeded("an actor's error kept", 'walk', /repeats the text of an actor's error/, (config) => {
    const onError = state(config, 'checkingCoin').invoke?.[0]?.onError?.[0];
    if (onError) onError.actions = [keeping(({ error }) => ({ refusal: String(error) }))];
  }),
  seeded('a context that JSON loses', 'walk', /context\.seen is a Set/, (config) => {
    state(config, 'open').entry = [keeping(() => ({ seen: new Set(['one']) }))];
  }),
  seeded('an action that throws', 'walk', /ended in error: broken spring/, (config) => {
    state(config, 'open').entry = [
      () => {
        throw new Error('broken spring');
      },
    ];
  }),
  seeded('a circle without end', 'walk', /ended in error: Infinite loop/, (config) => {
    state(config, 'full').always = [{ target: 'weighingBox' }];
  }),
  seededInEntry('an invariant that throws', 'journey', /could not go on: Error: lost count/, {
    invariants: [
      {
        name: 'nothing is lost',
        holds: () => {
          throw new Error('lost count');
        },
      },
    ],
  }),
  seeded('an unreachable state', 'coverage', /never reached: attic$/, (config) => {
    if (config.states)
      config.states['attic'] = { description: 'Nobody comes here.', type: 'final' };
  }),
  seeded(
    'an unreachable transition',
    'coverage',
    /never reached: full: box.emptied #2/,
    (config) => {
      state(config, 'full').on?.['box.emptied']?.push({ target: 'closed' });
    },
  ),
  seeded('a state without a description', 'definition', /open has no description/, (config) => {
    delete state(config, 'open')['description'];
  }),
  seeded('a guard without a subject', 'definition', /'isFull', is not named/, (config) => {
    const always = state(config, 'weighingBox').always?.[0];
    if (always) always.guard = 'isFull';
  }),
  seeded('a guard without a name', 'definition', /guard of always has no name/, (config) => {
    const always = state(config, 'weighingBox').always?.[0];
    if (always) always.guard = () => true;
  }),
  seeded('a guard with a hidden parameter', 'definition', /fixed parameter/, (config) => {
    const coin = state(config, 'closed').on?.['coin.inserted']?.[0];
    if (coin) coin.guard = { type: 'coinHasValue', params: { value: 1 } };
  }),
  seeded('a state with a wrong name', 'definition', /Left_Open: .*camelCase/, (config) => {
    if (config.states) config.states['Left_Open'] = { description: 'Ajar.', type: 'final' };
  }),
  seeded(
    'an end that is not one',
    'walk',
    /'bell.rung' is enabled after the end/,
    (config) => {
      config.on = { 'bell.rung': [{ actions: [() => undefined] }] };
    },
    { events: { ...turnstileEntry.events, 'bell.rung': [{ type: 'bell.rung' }] } },
  ),
  seeded('a dead end', 'graph', /full: nothing follows, though/, (config) => {
    delete state(config, 'full').on;
  }),
  seeded('a timer to the wrong state', 'journey', /the state is "full", not "closed"/, (config) => {
    const after = state(config, 'open').after?.['patience']?.[0];
    if (after) after.target = 'full';
  }),
  seeded('a machine that is not pure', 'graph', /the live actor to/, (config) => {
    const always = state(config, 'weighingBox').always?.[1];
    if (!always) return;
    calls = 0;
    always.guard = () => {
      calls += 1;
      return calls % 2 === 0;
    };
    state(config, 'weighingBox').always?.push({ target: 'outOfService' });
  }),
  seeded(
    'an event with a wrong name',
    'definition',
    /'PASS' is not named/,
    (config) => {
      state(config, 'open').on = { PASS: [{ target: 'weighingBox' }] };
    },
    { events: { ...turnstileEntry.events, PASS: [{ type: 'PASS' }] } },
  ),
  seeded(
    'an event that no state knows',
    'definition',
    /'box.emptied' is used nowhere/,
    (config) => {
      delete state(config, 'full').on;
    },
  ),
  seeded('an event without examples', 'definition', /'bell.rung' has no examples/, (config) => {
    config.on = { 'bell.rung': [{ target: '.closed' }] };
  }),
  seededInEntry('no invariant', 'definition', /no invariant/, { invariants: [] }),
  seededInEntry('a secret in an event', 'definition', /event coin.inserted.token looks like/, {
    events: {
      ...turnstileEntry.events,
      'coin.inserted': [{ type: 'coin.inserted', value: 1, token: 'opensesame' }],
    },
  }),
  seededInEntry('an exception that is reached', 'coverage', /excepted, but reached: open/, {
    exceptions: { open: 'said to be shut' },
  }),
  seededInEntry('an exception for no dead end', 'coverage', /something follows: open/, {
    exceptions: { 'open: nothing follows': 'said to be the end' },
  }),
  seededInEntry('an exception of nothing', 'coverage', /no such part: cellar/, {
    exceptions: { cellar: 'was filled in' },
  }),
];
