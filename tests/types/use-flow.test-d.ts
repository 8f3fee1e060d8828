import { setup } from 'xstate';
import type { Refusal } from '#contract/errors.ts';
import type { DataOutdated } from '#machines/actors/emitted.ts';
import { type Flow, type FlowOptions, useFlow } from '#web/shared/flow/use-flow.ts';
import type { Exactly } from './exactly.ts';

const machine = setup({
  types: {
    input: {} as { readonly amount: number },
    context: {} as { readonly amount: number; readonly refusal: Refusal | null },
    events: {} as { type: 'amount.changed'; amount: number } | { type: 'form.left' },
    emitted: {} as
      | { type: 'amount.kept'; amount: number }
      | { type: 'form.emptied' }
      | DataOutdated,
    output: {} as 'sent' | 'left',
    tags: {} as 'busy' | 'resting',
  },
}).createMachine({
  context: ({ input: { amount } }) => ({ amount, refusal: null }),
  initial: 'form',
  output: 'sent',
  states: { form: { initial: 'empty', states: { empty: {}, full: {} } }, sent: { type: 'final' } },
});
const outdating = setup({ types: { emitted: {} as DataOutdated } }).createMachine({});
const bare = setup({}).createMachine({ initial: 'on', states: { on: {}, off: {} } });

type SampleFlow = Flow<typeof machine>;

export const statesAreLeaves: Exactly<SampleFlow['state'], 'form.empty' | 'form.full' | 'sent'> =
  true;
export const contextIsTheMachines: Exactly<SampleFlow['context']['amount'], number> = true;
export const tagsAreTheMachines: Exactly<Parameters<SampleFlow['hasTag']>[0], 'busy' | 'resting'> =
  true;
export const eventsAreTheMachines: Exactly<
  Parameters<SampleFlow['send']>[0]['type'],
  'amount.changed' | 'form.left'
> = true;
export const canAsksWhatIsSent: Exactly<
  Parameters<SampleFlow['can']>,
  Parameters<SampleFlow['send']>
> = true;
export const everyEmittedEventIsHandled: Exactly<
  keyof FlowOptions<typeof machine>['on'],
  'amount.kept' | 'form.emptied'
> = true;

/** Never called: each line that must not compile says so. */
export function useSamples() {
  useFlow(() => bare);
  // What is outdated is read again by the hook itself.
  useFlow(() => outdating);
  useFlow(() => machine, {
    input: { amount: 1 },
    on: { 'amount.kept': ({ amount }) => void amount.toFixed(), 'form.emptied': () => undefined },
    onDone: (output: 'sent' | 'left') => void output,
  });
  // @ts-expect-error -- the machine needs an input
  useFlow(() => machine);
  // @ts-expect-error -- an emitted event has no handler
  useFlow(() => machine, { input: { amount: 1 }, on: { 'form.emptied': () => undefined } });
  // @ts-expect-error -- the machine emits nothing
  useFlow(() => bare, { on: { 'form.emptied': () => undefined } });
  // @ts-expect-error -- it takes no input
  useFlow(() => bare, { input: { amount: 1 } });
}
