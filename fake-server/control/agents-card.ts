import type { IncomeState } from '#contract/entities/income-types.ts';
import { type Html, html } from '../http/html.ts';
import type { ControlIncome, IncomeStep } from './agents.ts';
import { amountText } from './amount-text.ts';
import { button, card, chip, hint, openLink, row } from './cards.ts';
import type { ControlState } from './state.ts';

/** The actions on an income line, by state. */
const steps: Readonly<
  Record<IncomeState, readonly (readonly [step: IncomeStep, label: string])[]>
> = {
  pending: [['hold', 'Hold']],
  approved: [['hold', 'Hold']],
  held: [['release', 'Release']],
  paid: [['reverse', 'Reverse']],
  reversed: [],
};

/** Settles agents' contracts without waiting for the clock (C2, C4). */
export function agentsCard({ income }: ControlState): Html {
  return card(
    'agents',
    'Agents',
    html`<div class="stack">
      ${button('Settle now', 'agents/settle', {}, { done: 'Everything due is settled and paid.' })}
      ${button('Offer every agent a dividend', 'agents/offer', {}, { done: 'Every agent has an offer to answer.' })}
      ${button('Expire open offers', 'agents/expire', {}, { done: 'All open offers have expired.' })}
      ${button('Cancel a settled bet', 'agents/cancel-bet', {}, { done: 'A settled bet is cancelled.' })}
    </div>
    ${hint('This cancels the last bet of Rafael’s team before its last period ended. Everyone above its player gets entries that change earlier ones. Move the clock forward a day to see salaries paid.')}
    ${
      income.length > 0 &&
      html`<ul class="rows">${income.map(incomeRow)}</ul>
    ${hint('An entry on hold isn’t paid until you release it. A reversed amount is deducted from the next payments.')}`
    }`,
  );
}

function incomeRow({ id, account, kind, amount, currency, state }: ControlIncome): Html {
  return row(
    amountText(amount, currency),
    [`${account}: ${kind}, entry ${id}`],
    chip(state, state === 'paid'),
    [
      ...steps[state].map(([step, label]) => button(label, 'agents/income', { line: id, step })),
      openLink(`/agent/myIncome?line=${id}`),
    ],
  );
}
