/**
 * What the kit of machines refuses at compile time. Each line that must not compile is marked, and
 * the mark itself fails where the line compiles after all.
 */
import { setup } from 'xstate';
import type { Outcome } from '#contract/errors.ts';
import { answering, asking } from '#machines/actors/answering.ts';
import { notProvided } from '#machines/actors/not-provided.ts';
import { withAnswer } from '#machines/actors/outcome.ts';
import { isRefusedBy } from '#machines/actors/refusals.ts';

const actors = { readGate: notProvided<Outcome<number>, { readonly gate: string }>('readGate') };
const ask = asking<typeof actors, unknown>();
const input = () => ({ gate: 'north' });

// @ts-expect-error a code that the contract does not have
export const codeUnknown = isRefusedBy('gate_is_blue');

// @ts-expect-error an actor that the machine does not have
export const actorUnknown = ask('readDoor', { accepted: 'open', refused: 'shut' });

// @ts-expect-error an actor without the input that it needs
export const inputMissing = ask('readGate', { accepted: 'open', refused: 'shut' });

// @ts-expect-error an actor that may refuse, without a way for it
export const refusalMissing = ask('readGate', { input, accepted: 'open' });

const gate = setup({ actors, guards: { gateIsGone: isRefusedBy('not_found') } }).extend(answering);

export const guardKnown = gate.createMachine({
  initial: 'reading',
  states: {
    reading: ask('readGate', {
      input,
      accepted: 'open',
      refused: [
        { guard: withAnswer('gateIsGone'), target: 'shut', actions: [] },
        { target: 'shut', actions: [] },
      ],
    }),
    open: {},
    shut: {},
  },
});

export const guardUnknown = gate.createMachine({
  initial: 'reading',
  states: {
    // @ts-expect-error a guard that the machine does not have
    reading: ask('readGate', {
      input,
      accepted: 'open',
      refused: [
        { guard: withAnswer('gateIsLost'), target: 'shut', actions: [] },
        { target: 'shut', actions: [] },
      ],
    }),
    open: {},
    shut: {},
  },
});
