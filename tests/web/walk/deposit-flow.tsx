import { fireEvent } from '@testing-library/react';
import type { ExampleClock } from '#machines/catalogue/entry.ts';
import { depositEntry } from '#machines/deposit/proof/deposit.entry.ts';
import {
  awaiting,
  changed,
  credited,
  depositIn,
  paid,
} from '#machines/deposit/proof/deposit.examples.ts';
import DepositPage from '#web/features/deposits/DepositPage.tsx';
import { formatMoney } from '#web/i18n/format.ts';
import deposit from '#web/i18n/messages/EN/member/deposit.json';
import shell from '#web/i18n/messages/EN/shell.json';
import { errorsInEnglish as errors } from './error-texts.ts';
import { found, type Mark } from './screen.ts';
import { codesOf, refusalFacts } from './shown-facts.ts';
import { press, sendEvent } from './user-actions.ts';
import { type UserAction, type WalkedFlow, walked } from './walked-flow.ts';

const t = { deposit, shell };

const PATH = '/member/depositv2';

const heading = (name: string): Mark => ({ role: 'heading', name });
const says = (name: string): Mark => ({ role: 'paragraph', name });

/** What can become of a charge. */
const ends = [
  awaiting,
  credited,
  depositIn('expired', 3),
  depositIn('reversed', 4, paid(5_000)),
  depositIn('credited', 4, paid(2_000)),
  depositIn('credited', 4, paid(9_000)),
  depositIn('credited', 4, paid(5_000, true)),
  depositIn('refused', 4),
  depositIn('cancelled', 4),
  depositIn('returning', 4, {
    ...paid(5_000),
    returned: { amount: 5_000, reason: 'otherPayer', state: 'processing' },
  }),
  depositIn('returned', 4),
  depositIn('returnFailed', 4),
];

/** Paying in (W2). */
export function walkedFlow(): WalkedFlow {
  const d = t.deposit;
  const amount = formatMoney(5_000, 'BRL', 'EN');
  const create = { role: 'button', name: d.create };
  const claim = { role: 'button', name: d.pay.paid };
  const cancel = { role: 'button', name: d.pay.cancel };
  const retry = { role: 'button', name: t.shell.retry };
  const entry = {
    ...depositEntry,
    events: { ...depositEntry.events, 'charge.changed': ends.map(changed) },
  };
  const setLimit = { role: 'button', name: d.firstLimit.submit };
  const goWithout = { role: 'button', name: d.firstLimit.without };
  const submit: UserAction = {
    control: () => found(create),
    perform: (button) => {
      const field = document.querySelector('input[name="amount"]');
      if (field) fireEvent.change(field, { target: { value: '50' } });
      fireEvent.click(button);
    },
  };
  return walked({
    entry,
    language: 'EN',
    begins: {
      onPage: {
        setting: { address: PATH, page: <DepositPage /> },
        input: ({ now }: ExampleClock) => ({ now, depositId: null }),
      },
    },
    rows: {
      reading: [says(t.shell.loading)],
      unreachable: [heading(d.unreachable)],
      closed: [heading(d.closed.title)],
      askingForLimits: [
        { ...setLimit, state: 'enabled' },
        { ...goWithout, state: 'enabled' },
      ],
      choosingMethod: [heading(d.chooseMethod)],
      enteringAmount: [{ ...create, state: 'enabled' }],
      checkingLimits: [{ ...create, state: 'busy' }],
      refusedByLimit: [{ ...create, state: 'enabled' }, says(d.limit.title)],
      creatingCharge: 'checkingLimits',
      providerDown: [heading(d.providerDown.title)],
      'charge.awaitingPayment.open': [{ ...claim, state: 'enabled' }],
      'charge.awaitingPayment.notArrived': [
        { ...claim, state: 'enabled' },
        { role: 'alert', name: d.pay.notArrived },
      ],
      'charge.awaitingPayment.refused': 'charge.awaitingPayment.open',
      'charge.confirming': [{ ...claim, state: 'busy' }],
      'charge.cancelling': [{ ...cancel, state: 'busy' }],
      'charge.expired': [heading(d.expired.title)],
      'charge.refused': [heading(d.refused.title)],
      'charge.cancelled': [heading(d.cancelled.title)],
      'charge.credited': [says(d.credited.whole)],
      'charge.creditedLate': [says(d.credited.late)],
      'charge.creditedInPart': [says(d.credited.part)],
      'charge.creditedMore': [says(d.credited.more)],
      'charge.returning': [heading(d.back.returning.title)],
      'charge.returned': [heading(d.back.returned.title)],
      'charge.returnFailed': [heading(d.back.failed.title)],
      'charge.reversed': [heading(d.back.reversed.title)],
    },
    actions: {
      'method.chosen': (event) => ({
        control: () => [
          ...document.querySelectorAll<HTMLElement>(`button[value="${event.method}"]`),
        ],
        perform: (button) => fireEvent.click(button),
      }),
      'methods.requested': press({ role: 'button', name: d.otherMethod }),
      'amount.submitted': submit,
      'payment.claimed': press(claim),
      'cancellation.requested': press(cancel),
      'code.renewed': press({
        role: 'button',
        name: d.expired.renew.replace('{{amount}}', amount),
      }),
      'another.requested': press(
        { role: 'button', name: d.another },
        { role: 'button', name: d.otherAmount },
      ),
      'retry.requested': press(retry),
      'connection.returned': sendEvent,
      'terms.changed': sendEvent,
      // The flow of the question sends it, which has a walk of its own.
      'limits.answered': sendEvent,
      'charge.changed': sendEvent,
    },
    facts: refusalFacts(errors, {
      codes: [
        ...codesOf(depositEntry.outcomes.checkPayment),
        ...codesOf([...depositEntry.outcomes.checkAmount, ...depositEntry.outcomes.createCharge]),
      ],
      leaf: 'charge.awaitingPayment.refused',
      role: 'alert',
    }).map((fact) => ({
      ...fact,
      // The reason is shown beside the amount, too.
      holds: (context, leaf) =>
        fact.holds(context, leaf === 'enteringAmount' ? 'charge.awaitingPayment.refused' : leaf),
    })),
  });
}
