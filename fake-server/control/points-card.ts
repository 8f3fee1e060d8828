import { rejectionReasons } from '#contract/entities/points-types.ts';
import { type Html, html } from '../http/html.ts';
import type { ControlRedemption, ControlReward } from './points.ts';
import type { ControlState } from './state.ts';

/** The points mall: what can be had, and what waits to be decided on (W9). */
export function pointsCard({ points }: ControlState): Html {
  return html`<section class="card" id="points" aria-labelledby="points-title">
    <h2 id="points-title">Points mall</h2>
    ${
      points.redemptions.length === 0
        ? html`<p class="hint">Nobody has redeemed anything yet.</p>`
        : html`<ul class="rows">${points.redemptions.map(redemptionRow)}</ul>`
    }
    <details><summary>Prices and stock</summary>
      <ul class="rows">${points.rewards.map(rewardRow)}</ul>
    </details>
  </section>`;
}

function redemptionRow({ id, account, title, price, state, isToBeSent }: ControlRedemption): Html {
  return html`<li class="deposit">
    <p><b>${title}</b> <span>${account}</span> <span>${pointsText(price)}</span> <span class="chip ${state === 'approved' && 'calm'}">${state}</span></p>
    <div class="keys">${
      state === 'in_process' &&
      html`<button type="button" data-approve="${id}">Approve</button>${rejectionReasons.map(
        (reason) =>
          html`<button type="button" data-reject="${id}" data-reason="${reason}">Reject: ${reason.replace('_', ' ')}</button>`,
      )}`
    }${isToBeSent && html`<button type="button" data-send="${id}">Send it</button>`}</div>
  </li>`;
}

function rewardRow({ id, title, price, stock }: ControlReward): Html {
  return html`<li class="deposit">
    <p><b>${title}</b> <span>${pointsText(price)}</span> <span class="chip ${stock > 0 && 'calm'}">${stock} left</span></p>
    <div class="keys">${key(id, price + 10_000, stock, 'Dearer')}${price > 10_000 && key(id, price - 10_000, stock, 'Cheaper')}${key(id, price, 0, 'Sold out')}${key(id, price, stock + 5, '5 more')}</div>
  </li>`;
}

function key(id: string, price: number, stock: number, label: string): Html {
  return html`<button type="button" data-reward="${id}" data-price="${price}" data-stock="${stock}">${label}</button>`;
}

function pointsText(hundredths: number): string {
  return `${(hundredths / 100).toLocaleString('en')} points`;
}
