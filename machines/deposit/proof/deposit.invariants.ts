import type { StateValue } from 'xstate';
import type { Deposit } from '#contract/entities/deposit.ts';
import type { Invariant, Step } from '../../catalogue/entry.ts';
import { isAccepted, isIn } from '../../catalogue/history.ts';
import { always, whenever } from '../../catalogue/invariants.ts';
import type { depositMachine } from '../deposit.machine.ts';
import type { DepositFlowEvent } from '../deposit.types.ts';
import { at } from './deposit.examples.ts';

type DepositStep = Step<typeof depositMachine>;

const inCharge = (step: { readonly value: StateValue }, state: string) => isIn(step, at(state));

/** What each screen says about the charge; only the server decides it. */
const shownOf: Readonly<Record<string, (deposit: Deposit) => boolean>> = {
  awaitingPayment: ({ state }) => state === 'awaiting',
  refused: ({ state }) => state === 'refused',
  cancelled: ({ state }) => state === 'cancelled',
  credited: ({ state, amount, payment }) =>
    state === 'credited' && payment?.amount === amount && !payment.isLate,
  creditedLate: ({ state, payment }) => state === 'credited' && payment?.isLate === true,
  creditedInPart: ({ state, amount, payment }) =>
    state === 'credited' && payment !== null && payment.amount < amount,
  creditedMore: ({ state, amount, payment }) =>
    state === 'credited' && payment !== null && payment.amount > amount,
  returning: ({ state }) => state === 'returning',
  returned: ({ state }) => state === 'returned',
  returnFailed: ({ state }) => state === 'returnFailed',
  reversed: ({ state }) => state === 'reversed',
  expired: ({ state }) => state === 'expired' || state === 'awaiting',
};

const wasSubmitted = ({ event }: DepositStep) =>
  event.type === 'amount.submitted' || event.type === 'code.renewed';

/** Invariants of a deposit (W2). */
/** States in which a person chooses or types, and new terms of the site are applied. */
const resting = ['choosingMethod', 'enteringAmount', 'refusedByLimit'] as const;

type TermsChanged = Extract<DepositFlowEvent, { type: 'terms.changed' }>;

export const depositInvariants: readonly [
  Invariant<typeof depositMachine>,
  ...Invariant<typeof depositMachine>[],
] = [
  always('a change of the shown deposit is reported', ({ context, effects }, before) => {
    const last = before.at(-1)?.context ?? context;
    return context.depositId === last.depositId || effects.includes('emitted deposit.changed');
  }),
  whenever(
    'an amount is entered only for an offered method, and none without one',
    (step) => isIn(step, 'enteringAmount') || isIn(step, 'closed'),
    (step) =>
      isIn(step, 'closed')
        ? step.context.terms.length === 0
        : step.context.terms.some(({ method }) => method === step.context.method),
  ),
  whenever(
    'the first deposit begins only after the person has answered about limits',
    (step) => isIn(step, 'choosingMethod') || isIn(step, 'enteringAmount'),
    ({ context }) => !context.asksForLimits,
  ),
  whenever(
    'new terms are applied, and the person stays while their method is offered',
    ({ event }) => event.type === 'terms.changed',
    (step, before) => {
      const last = before.at(-1);
      const rests = resting.find((state) => last && isIn(last, state));
      if (!last || rests === undefined) return true;
      const { terms } = step.event as TermsChanged;
      const keeps = terms.some(({ method }) => method === last.context.method);
      return (
        step.context.terms === terms &&
        (keeps
          ? isIn(step, rests) && step.context.refusal === last.context.refusal
          : step.context.refusal === null)
      );
    },
  ),
  whenever(
    'a charge is requested only by a person',
    (step) => step.started.includes('createCharge'),
    (step, before) => [...before, step].some(wasSubmitted),
  ),
  whenever(
    'a charge is requested with the submitted amount, after its check',
    (step) => step.started.includes('createCharge'),
    (step, before) => {
      const { context } = step;
      const last = before.findLast(wasSubmitted);
      return (
        isAccepted(step, 'checkAmount') &&
        context.amount !== null &&
        (last?.event.type !== 'amount.submitted' || context.amount === last.event['amount'])
      );
    },
  ),
  always('each screen shows a deposit in its state', (step) =>
    Object.entries(shownOf).every(([state, fits]) => {
      const { deposit } = step.context;
      return !inCharge(step, state) || (deposit !== null && fits(deposit));
    }),
  ),
  whenever(
    'known data of a deposit never becomes older',
    ({ context }) => context.deposit !== null,
    ({ context: { deposit }, event }, before) => {
      const known = before.at(-1)?.context.deposit;
      return (
        known?.id !== deposit?.id ||
        (known?.revision ?? 0) <= (deposit?.revision ?? 0) ||
        event.type === 'xstate.done.actor.readOverview'
      );
    },
  ),
  whenever(
    'the address follows the deposit that is shown',
    (step) => isIn(step, 'charge'),
    ({ context }) => context.depositId === context.deposit?.id,
  ),
  whenever(
    'only the shown charge is cancelled or claimed',
    (step) => step.started.includes('cancelCharge') || step.started.includes('checkPayment'),
    (_, before) =>
      before
        .slice(-1)
        .some((one) => inCharge(one, 'awaitingPayment') || inCharge(one, 'cancelling')),
  ),
  whenever(
    'a new deposit forgets the old one',
    ({ event }) => event.type === 'another.requested' || event.type === 'code.renewed',
    ({ context, event }, before) =>
      context.deposit === null &&
      context.depositId === null &&
      (event.type === 'code.renewed'
        ? context.amount === before.at(-1)?.context.deposit?.amount
        : context.amount === null),
  ),
  always('a reason is shown exactly where something was refused', (step) => {
    const { refusal } = step.context;
    const mustBe =
      isIn(step, 'unreachable') ||
      isIn(step, 'refusedByLimit') ||
      isIn(step, at('awaitingPayment.refused'));
    const mayBe = mustBe || isIn(step, 'enteringAmount') || isIn(step, 'providerDown');
    return mustBe ? refusal !== null : mayBe || refusal === null;
  }),
];
