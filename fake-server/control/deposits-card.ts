import { type Html, html } from '../http/html.ts';
import { amountText } from './amount-text.ts';
import type { ControlDeposit, WayToPay } from './deposits.ts';
import type { ControlState } from './state.ts';

const ways: readonly (readonly [way: WayToPay, label: string])[] = [
  ['whole', 'Pay'],
  ['part', 'Pay half'],
  ['more', 'Pay more'],
  ['otherAccount', 'Pay from another’s account'],
];

/** The newest deposits, and what banks do with them (W2). */
export function depositsCard({ deposits }: ControlState): Html {
  return html`<section class="card" id="deposits" aria-labelledby="deposits-title">
    <h2 id="deposits-title">Deposits</h2>
    ${
      deposits.length === 0
        ? html`<p class="hint">Nobody has asked for one yet.</p>`
        : html`<ul class="rows">${deposits.map(depositRow)}</ul>`
    }
    <p class="hint">One that has expired can still be paid: it is credited late. Move the clock to let one expire. The app of a bank, to paste a code into, is at <code>/pix/bank</code> of the third parties’ origin.</p>
  </section>`;
}

function depositRow(deposit: ControlDeposit): Html {
  const { id, account, amount, currency, state } = deposit;
  const isPayable = state === 'awaiting' || state === 'expired' || state === 'credited';
  return html`<li class="deposit">
    <p><b>${amountText(amount, currency)}</b> <span>${account}</span> <span class="chip ${state === 'credited' && 'calm'}">${state}</span></p>
    <div class="keys">${
      isPayable &&
      ways.map(
        ([way, label]) =>
          html`<button type="button" data-pay="${id}" data-way="${way}">${label}</button>`,
      )
    }${
      state === 'credited' &&
      html`<button type="button" data-take-back="${id}">The bank takes it back</button>`
    }<a class="go" href="/member/depositv2?id=${id}">open</a></div>
  </li>`;
}
