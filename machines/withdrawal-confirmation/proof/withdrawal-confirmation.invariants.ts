import type { PayoutPart } from '#contract/entities/withdrawal.ts';
import type { Invariant, Step } from '../../catalogue/entry.ts';
import { isIn } from '../../catalogue/history.ts';
import { always, whenever } from '../../catalogue/invariants.ts';
import type { withdrawalConfirmationMachine } from '../withdrawal-confirmation.machine.ts';
import { partIn } from '../withdrawal-confirmation.setup.ts';
import { at } from './withdrawal-confirmation.examples.ts';

type Machine = typeof withdrawalConfirmationMachine;

const inKnown = (step: Pick<Step<Machine>, 'value'>, state: string) => isIn(step, at(state));

/** What each screen says about the payment; only the server decides it. */
const shownOf: Readonly<Record<string, (part: PayoutPart) => boolean>> = {
  asking: ({ state }) => state === 'disbursed',
  confirmingReceipt: ({ state }) => state === 'disbursed',
  complaining: ({ state, disputableUntil }) => state === 'disbursed' || disputableUntil !== null,
  sendingComplaint: ({ state, disputableUntil }) =>
    state === 'disbursed' || disputableUntil !== null,
  received: ({ state }) => state === 'received',
  receivedElsewhere: ({ state }) => state === 'received',
  disputed: ({ state }) => state === 'disputed',
  disputeOpen: ({ state }) => state === 'disputed',
  takenAsReceived: ({ state }) => state === 'receivedBySilence',
  forced: ({ state }) => state === 'forced',
  returned: ({ state }) => state === 'returned',
};

const starts = (step: Step<Machine>, actor: string) => step.started.includes(actor);

/** Invariants of the flow (W3). */
export const withdrawalConfirmationInvariants: readonly [
  Invariant<Machine>,
  ...Invariant<Machine>[],
] = [
  always('each screen shows a payment in its state', (step) =>
    Object.entries(shownOf).every(([state, fits]) => {
      const part = partIn(step.context);
      return !inKnown(step, state) || (part !== undefined && fits(part));
    }),
  ),
  whenever(
    'nothing is sent that the person did not say',
    (step) => starts(step, 'sendReceived') || starts(step, 'sendComplaint'),
    (step, before) => {
      const said = [...before, step].findLast(
        ({ event }) => event.type === 'receipt.confirmed' || event.type === 'complaint.submitted',
      )?.event;
      const wanted = starts(step, 'sendReceived') ? 'receipt.confirmed' : 'complaint.submitted';
      return said?.type === wanted;
    },
  ),
  whenever(
    'a complaint is sent as it was written',
    (step) => starts(step, 'sendComplaint'),
    (step, before) => {
      const last = [...before, step].findLast(({ event }) => event.type === 'complaint.submitted');
      return step.context.complaint === last?.event['complaint'];
    },
  ),
  always('the person’s answers and others’ are distinguished', (step) => {
    const { answer } = step.context;
    if (inKnown(step, 'received')) return answer === 'received';
    if (inKnown(step, 'receivedElsewhere')) return answer !== 'received';
    if (inKnown(step, 'disputed')) return answer === 'notReceived';
    return !inKnown(step, 'disputeOpen') || answer !== 'notReceived';
  }),
  whenever(
    'a complaint is written only after the person began one, until it is over',
    (step) => inKnown(step, 'complaining') || inKnown(step, 'asking'),
    (step) => step.context.isComplaining === inKnown(step, 'complaining'),
  ),
  whenever(
    'known data of a withdrawal never becomes older',
    ({ context }) => context.withdrawal !== null,
    ({ context: { withdrawal } }, before) => {
      const known = before.at(-1)?.context.withdrawal;
      return known?.id !== withdrawal?.id || (known?.revision ?? 0) <= (withdrawal?.revision ?? 0);
    },
  ),
  always(
    'the draft of a complaint is deleted exactly when it is sent, abandoned or outdated',
    (step, before) =>
      step.effects.includes('emitted complaint.ended') ===
      (step.event.type !== 'next.requested' &&
        before.at(-1)?.context.isComplaining === true &&
        !step.context.isComplaining),
  ),
  whenever(
    'the next part is asked about if one waits, with nothing left of the last',
    ({ event }) => event.type === 'next.requested',
    ({ context }, before) =>
      (before.at(-1)?.context.others ?? 0) > 0 &&
      context.target === null &&
      context.withdrawal === null &&
      context.answer === null &&
      context.complaint === null &&
      !context.isComplaining,
  ),
  always('a reason is shown exactly where something was refused', (step) => {
    const mustBe = isIn(step, 'unreachable');
    const mayBe = mustBe || inKnown(step, 'asking') || inKnown(step, 'complaining');
    const { refusal } = step.context;
    return mustBe ? refusal !== null : mayBe || refusal === null;
  }),
];
