import type { PayoutPartState, WithdrawalState } from '#contract/entities/withdrawal-types.ts';
import { type Html, html } from '../http/html.ts';
import { amountText } from './amount-text.ts';
import { button, card, chip, hint, openLink, rowsOr } from './cards.ts';
import type { ControlState } from './state.ts';
import type { ControlWithdrawal, PartStep, WithdrawalStep } from './withdrawals.ts';

type Keys<Step> = readonly (readonly [step: Step, label: string])[];

const toPay: Keys<WithdrawalStep> = [
  ['pay', 'Pay out'],
  ['payHalf', 'Pay out half'],
  ['fail', 'The bank refuses'],
];
const toDecide: Keys<WithdrawalStep> = [
  ['review', 'Start review'],
  ['askDocuments', 'Ask for documents'],
  ['approve', 'Approve'],
  ['reject', 'Reject'],
];

/** The actions on a withdrawal, by state. */
const steps: Readonly<Record<WithdrawalState, Keys<WithdrawalStep>>> = {
  requested: toDecide,
  reviewing: toDecide,
  approved: [...toPay, ['reject', 'Reject']],
  paying: toPay,
  paidOut: [],
  rejected: [],
  failed: [],
  cancelled: [],
};
const partSteps: Readonly<Record<PayoutPartState, Keys<PartStep>>> = {
  disbursed: [
    ['hurry', 'Set as received in 1 min'],
    ['force', 'Close as received'],
  ],
  disputed: [
    ['uphold', 'Accept the report'],
    ['force', 'Close as received'],
  ],
  received: [],
  receivedBySilence: [],
  forced: [],
  returned: [],
};

/** The newest withdrawals, and the operator's actions on them (W3). */
export function withdrawalsCard({ withdrawals }: ControlState): Html {
  return card(
    'withdrawals',
    'Withdrawals',
    rowsOr('No withdrawals yet.', withdrawals.map(withdrawalRow)),
    hint(
      'A paid part waits for the player’s answer. If you move the clock past the deadline, it is treated as received.',
    ),
  );
}

function withdrawalRow({ id, account, amount, state, parts, currency }: ControlWithdrawal): Html {
  return html`<li class="payout">
    <p><b>${amountText(amount, currency)}</b> <span>${account}</span> ${chip(state, state === 'paidOut')}</p>
    <div class="keys">${steps[state].map(([step, label]) =>
      button(label, 'withdrawals/step', { withdrawal: id, step }),
    )}${openLink(`/member/withdraw?id=${id}`)}</div>
    ${parts.map(
      (
        part,
      ) => html`<p>Part ${part.number}: ${amountText(part.amount, currency)} ${chip(part.state, part.state === 'received')}</p>
    <div class="keys">${partSteps[part.state].map(([step, label]) =>
      button(label, 'withdrawals/part', { part: part.id, step }),
    )}</div>`,
    )}
  </li>`;
}
