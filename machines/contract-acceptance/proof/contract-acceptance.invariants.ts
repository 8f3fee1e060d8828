import type { Invariant, Step } from '../../catalogue/entry.ts';
import { always, isAccepted, isIn } from '../../catalogue/history.ts';
import type { contractAcceptanceMachine } from '../contract-acceptance.machine.ts';

type Machine = typeof contractAcceptanceMachine;

const isSent = (step: Step<Machine>) => step.started.includes('sendAnswer');

/** What is true of every run of the flow. */
export const contractAcceptanceInvariants: readonly [Invariant<Machine>, ...Invariant<Machine>[]] =
  [
    {
      name: 'nothing is answered that was not confirmed just before',
      holds: (history) =>
        always(
          history,
          isSent,
          ({ event, context }, before) =>
            event.type === 'answer.confirmed' &&
            before.findLast((step) => step.event.type === 'answer.chosen')?.event['answer'] ===
              context.answer,
        ),
    },
    {
      name: 'who accepts has said to have seen every contract that ends',
      holds: (history) =>
        always(
          history,
          (step) => isSent(step) && step.context.answer === 'accept',
          ({ context }, before) => {
            const since = before.findLastIndex(({ event }) => event.type === 'answer.chosen');
            const last = before
              .slice(since + 1)
              .findLast(({ event }) => event.type === 'endings.understood');
            return context.preview?.endings.length === 0 || last?.event['isUnderstood'] === true;
          },
        ),
    },
    {
      name: 'one answer is on its way at a time',
      holds: (history) =>
        always(
          history,
          isSent,
          (_, before) => !before.slice(-1).some((last) => isIn(last, 'answering')),
        ),
    },
    {
      name: 'nothing can be decided before it is read, after it is over, or for somebody blocked',
      holds: (history) =>
        always(
          history,
          (step) => isIn(step, 'deciding'),
          ({ context }) =>
            context.preview !== null &&
            (context.preview.contract.state === 'terminationRequested' ||
              (context.preview.contract.state === 'offered' && !context.preview.uplineIsBlocked)),
        ),
    },
    {
      name: 'terms that changed meanwhile are shown as such until they are read again',
      holds: (history) =>
        always(
          history,
          (step) => isIn(step, { deciding: 'changed' }) || isIn(step, { deciding: 'reviewing' }),
          (step) => isIn(step, { deciding: 'changed' }) === step.context.isChanged,
        ),
    },
    {
      name: 'agreed is only what the server took',
      holds: (history) =>
        always(
          history,
          (step) => isIn(step, 'accepted') || isIn(step, 'rejected'),
          (step) =>
            isAccepted(step, 'sendAnswer') &&
            step.context.answer === (isIn(step, 'accepted') ? 'accept' : 'reject'),
        ),
    },
    {
      name: 'what the page shows is what was read last',
      holds: (history) =>
        history.every(({ event, context }) => {
          if (event.type !== 'xstate.done.actor.readPreview') return true;
          const output = event['output'] as { ok: boolean; value?: unknown };
          return context.preview === (output.ok ? output.value : null);
        }),
    },
    {
      name: 'a reason is shown only where the agent can go on',
      holds: (history) =>
        always(
          history,
          ({ context }) => context.refusal !== null,
          (step) => isIn(step, 'unreachable') || isIn(step, 'deciding'),
        ),
    },
    {
      name: 'only where contracts end is it asked whether the agent has seen which',
      holds: (history) =>
        always(
          history,
          ({ event }) => event.type === 'endings.understood',
          ({ context }, before) =>
            context.preview?.endings.length !== 0 &&
            before.at(-1)?.context.isUnderstood !== context.isUnderstood,
        ),
    },
  ];
