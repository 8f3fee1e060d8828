import type { Invariant, Step } from '../../catalogue/entry.ts';
import { isAccepted, isIn } from '../../catalogue/history.ts';
import { always, whenever } from '../../catalogue/invariants.ts';
import type { contractAcceptanceMachine } from '../contract-acceptance.machine.ts';

type Machine = typeof contractAcceptanceMachine;

const isSent = (step: Step<Machine>) => step.started.includes('sendAnswer');

/** Invariants of the flow. */
export const contractAcceptanceInvariants: readonly [Invariant<Machine>, ...Invariant<Machine>[]] =
  [
    whenever(
      'an answer is sent only right after its confirmation',
      isSent,
      ({ event, context }, before) =>
        event.type === 'answer.confirmed' &&
        before.findLast((step) => step.event.type === 'answer.chosen')?.event['answer'] ===
          context.answer,
    ),
    whenever(
      'accepting requires having seen every contract that ends',
      (step) => isSent(step) && step.context.answer === 'accept',
      ({ context }, before) => {
        const since = before.findLastIndex(({ event }) => event.type === 'answer.chosen');
        const last = before
          .slice(since + 1)
          .findLast(({ event }) => event.type === 'endings.understood');
        return context.preview?.endings.length === 0 || last?.event['isUnderstood'] === true;
      },
    ),
    whenever(
      'only one answer is sent at a time',
      isSent,
      (_, before) => !before.slice(-1).some((last) => isIn(last, 'answering')),
    ),
    whenever(
      'nothing can be decided before it is read, after it is over, or for somebody blocked',
      (step) => isIn(step, 'deciding'),
      ({ context }) =>
        context.preview !== null &&
        (context.preview.contract.state === 'terminationRequested' ||
          (context.preview.contract.state === 'offered' && !context.preview.uplineIsBlocked)),
    ),
    whenever(
      'terms that changed meanwhile are shown as such until they are read again',
      (step) => isIn(step, { deciding: 'changed' }) || isIn(step, { deciding: 'reviewing' }),
      (step) => isIn(step, { deciding: 'changed' }) === step.context.isChanged,
    ),
    whenever(
      'only what the server accepted is agreed',
      (step) => isIn(step, 'accepted') || isIn(step, 'rejected'),
      (step) =>
        isAccepted(step, 'sendAnswer') &&
        step.context.answer === (isIn(step, 'accepted') ? 'accept' : 'reject'),
    ),
    always('the page shows the last read', ({ event, context }) => {
      if (event.type !== 'xstate.done.actor.readPreview') return true;
      const output = event['output'] as { ok: boolean; value?: unknown };
      return context.preview === (output.ok ? output.value : null);
    }),
    whenever(
      'a reason is shown only where the agent can continue',
      ({ context }) => context.refusal !== null,
      (step) => isIn(step, 'unreachable') || isIn(step, 'deciding'),
    ),
    whenever(
      'the agent must confirm the ending contracts only if there are any',
      ({ event }) => event.type === 'endings.understood',
      ({ context }, before) =>
        context.preview?.endings.length !== 0 &&
        before.at(-1)?.context.isUnderstood !== context.isUnderstood,
    ),
  ];
