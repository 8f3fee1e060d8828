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
  held: [['release', 'Let go']],
  paid: [['reverse', 'Reverse']],
  reversed: [],
};

/** Settles agents' contracts without waiting for the clock (C2, C4). */
export function agentsCard({ income }: ControlState): Html {
  return card(
    'agents',
    'Agents',
    html`<div class="stack">
      ${button('Settle now', 'agents/settle', {}, { done: 'All that is due is settled and paid.' })}
      ${button('Offer every agent a dividend', 'agents/offer', {}, { done: 'Every agent has an offer to answer.' })}
      ${button('Let open offers expire', 'agents/expire', {}, { done: 'No offer is open any more.' })}
      ${button('Cancel a bet that was counted', 'agents/cancel-bet', {}, { done: 'A bet that was counted is cancelled.' })}
    </div>
    ${hint('A cancelled bet is the last one of Rafael’s team before its last period ended: everybody above its player gets lines that change earlier ones. Move the clock by a day to see salaries paid.')}
    ${
      income.length > 0 &&
      html`<ul class="rows">${income.map(incomeRow)}</ul>
    ${hint('A line that is held is not paid until it is let go. What is reversed lowers the next payments.')}`
    }`,
  );
}

function incomeRow({ id, account, kind, amount, currency, state }: ControlIncome): Html {
  return row(
    amountText(amount, currency),
    [`${account}: ${kind}, line ${id}`],
    chip(state, state === 'paid'),
    [
      ...steps[state].map(([step, label]) => button(label, 'agents/income', { line: id, step })),
      openLink(`/agent/myIncome?line=${id}`),
    ],
  );
}
