import { type Html, html } from '../http/html.ts';

/** What contracts of agents come to, without waiting for the clock (C2, C4). */
export function agentsCard(): Html {
  return html`<section class="card" id="agents" aria-labelledby="agents-title">
    <h2 id="agents-title">Agents</h2>
    <div class="stack">
      <button type="button" data-do="agents/settle" data-done="All that is due is settled and paid.">Settle now</button>
      <button type="button" data-do="agents/offer" data-done="Every agent has an offer to answer.">Offer every agent a dividend</button>
      <button type="button" data-do="agents/expire" data-done="No offer is open any more.">Let open offers expire</button>
      <button type="button" data-do="agents/cancel-bet" data-done="A bet that was counted is cancelled.">Cancel a bet that was counted</button>
    </div>
    <p class="hint">A cancelled bet is the last one of Rafael’s team before its last period ended: everybody above its player gets lines that change earlier ones. Move the clock by a day to see salaries paid.</p>
  </section>`;
}
