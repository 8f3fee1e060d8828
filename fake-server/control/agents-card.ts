import type { IncomeState } from '#contract/entities/income-types.ts';
import { type Html, html } from '../http/html.ts';
import type { ControlIncome, IncomeStep } from './agents.ts';
import { amountText } from './amount-text.ts';
import type { ControlState } from './state.ts';

/** What can be done with a line of income in each state. */
const steps: Readonly<
  Record<IncomeState, readonly (readonly [step: IncomeStep, label: string])[]>
> = {
  pending: [['hold', 'Hold']],
  approved: [['hold', 'Hold']],
  held: [['release', 'Let go']],
  paid: [['takeBack', 'Take back']],
  takenBack: [],
};

/** What contracts of agents come to, without waiting for the clock (C2, C4). */
export function agentsCard({ income }: ControlState): Html {
  return html`<section class="card" id="agents" aria-labelledby="agents-title">
    <h2 id="agents-title">Agents</h2>
    <div class="stack">
      <button type="button" data-do="agents/settle" data-done="All that is due is settled and paid.">Settle now</button>
      <button type="button" data-do="agents/offer" data-done="Every agent has an offer to answer.">Offer every agent a dividend</button>
      <button type="button" data-do="agents/expire" data-done="No offer is open any more.">Let open offers expire</button>
      <button type="button" data-do="agents/cancel-bet" data-done="A bet that was counted is cancelled.">Cancel a bet that was counted</button>
    </div>
    <p class="hint">A cancelled bet is the last one of Rafael’s team before its last period ended: everybody above its player gets lines that change earlier ones. Move the clock by a day to see salaries paid.</p>
    ${
      income.length > 0 &&
      html`<ul class="rows">${income.map(incomeRow)}</ul>
    <p class="hint">A line that is held is not paid until it is let go. What is taken back lowers the next payments.</p>`
    }
  </section>`;
}

function incomeRow({ id, account, kind, amount, currency, state }: ControlIncome): Html {
  return html`<li class="deposit">
    <p><b>${amountText(amount, currency)}</b> <span>${account}: ${kind}, line ${id}</span> <span class="chip ${state === 'paid' && 'calm'}">${state}</span></p>
    <div class="keys">${steps[state].map(
      ([step, label]) =>
        html`<button type="button" data-income="${id}" data-step="${step}">${label}</button>`,
    )}<a class="go" href="/agent/myIncome?line=${id}">open</a></div>
  </li>`;
}
