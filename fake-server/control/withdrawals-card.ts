import type { PayoutPartState, WithdrawalState } from '#contract/entities/withdrawal-types.ts';
import { type Html, html } from '../http/html.ts';
import { amountText } from './amount-text.ts';
import type { ControlState } from './state.ts';
import type { ControlWithdrawal, PartStep, WithdrawalStep } from './withdrawals.ts';

type Keys<Step> = readonly (readonly [step: Step, label: string])[];

const toPay: Keys<WithdrawalStep> = [
  ['pay', 'Pay out'],
  ['payHalf', 'Pay out half'],
  ['fail', 'The bank refuses'],
];
const toDecide: Keys<WithdrawalStep> = [
  ['review', 'Look at it'],
  ['askDocuments', 'Ask for documents'],
  ['approve', 'Approve'],
  ['reject', 'Reject'],
];

/** What can be done with a withdrawal in each state. */
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
    ['hurry', 'Silence counts in 1 min'],
    ['force', 'Close as received'],
  ],
  disputed: [
    ['uphold', 'The complaint is right'],
    ['force', 'Close as received'],
  ],
  received: [],
  receivedBySilence: [],
  forced: [],
  returned: [],
};

/** The newest withdrawals, and what the operator does with them (W3). */
export function withdrawalsCard({ withdrawals }: ControlState): Html {
  return html`<section class="card" id="withdrawals" aria-labelledby="withdrawals-title">
    <h2 id="withdrawals-title">Withdrawals</h2>
    ${
      withdrawals.length === 0
        ? html`<p class="hint">Nobody has asked for one yet.</p>`
        : html`<ul class="rows">${withdrawals.map(withdrawalRow)}</ul>`
    }
    <p class="hint">A part that was paid out waits for its player’s answer. Move the clock to let silence count.</p>
  </section>`;
}

function withdrawalRow(withdrawal: ControlWithdrawal): Html {
  const { id, account, amount, state, parts } = withdrawal;
  const written = (hundredths: number) => amountText(hundredths, withdrawal.currency);
  return html`<li class="payout">
    <p><b>${written(amount)}</b> <span>${account}</span> <span class="chip ${state === 'paidOut' && 'calm'}">${state}</span></p>
    <div class="keys">${steps[state].map(
      ([step, label]) =>
        html`<button type="button" data-withdrawal="${id}" data-step="${step}">${label}</button>`,
    )}<a class="go" href="/member/withdraw?id=${id}">open</a></div>
    ${parts.map(
      (
        part,
      ) => html`<p>Part ${part.number}: ${written(part.amount)} <span class="chip ${part.state === 'received' && 'calm'}">${part.state}</span></p>
    <div class="keys">${partSteps[part.state].map(
      ([step, label]) =>
        html`<button type="button" data-part="${part.id}" data-step="${step}">${label}</button>`,
    )}</div>`,
    )}
  </li>`;
}
