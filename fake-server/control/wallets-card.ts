import { type Html, html } from '../http/html.ts';
import { amountText } from './amount-text.ts';
import type { ControlState } from './state.ts';
import type { ControlTransfer } from './wallets.ts';

/** The newest transfers between wallets (W2). */
export function walletsCard({ transfers }: ControlState): Html {
  return html`<section class="card" id="wallets" aria-labelledby="wallets-title">
    <h2 id="wallets-title">Money between wallets</h2>
    ${
      transfers.length === 0
        ? html`<p class="hint">Nobody has moved any yet.</p>`
        : html`<ul class="rows">${transfers.map(transferRow)}</ul>`
    }
    <p class="hint">The scenarios <code>wallets-…</code> make the vendors slow, down, refuse, or lose their answers. The site asks again every 5 s.</p>
  </section>`;
}

function transferRow({
  account,
  vendor,
  direction,
  amount,
  currency,
  state,
}: ControlTransfer): Html {
  const way = direction === 'toVendor' ? `to ${vendor}` : `back from ${vendor}`;
  return html`<li class="deposit">
    <p><b>${amountText(amount, currency)}</b> <span>${account}</span> <span>${way}</span> <span class="chip ${state === 'done' && 'calm'}">${state}</span></p>
  </li>`;
}
