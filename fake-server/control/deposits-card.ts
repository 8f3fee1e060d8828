import { type Html, html } from '../http/html.ts';
import { amountText } from './amount-text.ts';
import { button, card, chip, hint, openLink, row, rowsOr } from './cards.ts';
import type { ControlDeposit, WayToPay } from './deposits.ts';
import type { ControlState } from './state.ts';

const ways: readonly (readonly [way: WayToPay, label: string])[] = [
  ['whole', 'Pay'],
  ['part', 'Pay half'],
  ['more', 'Pay more'],
  ['otherAccount', 'Pay from someone else’s account'],
];

/** The newest deposits, and banks' actions on them (W2). */
export function depositsCard({ deposits }: ControlState): Html {
  return card(
    'deposits',
    'Deposits',
    rowsOr('No deposits yet.', deposits.map(depositRow)),
    hint(
      html`An expired deposit can still be paid and is credited late. To expire one, move the clock forward. A bank app that takes Pix codes is at <code>/pix/bank</code> on the third parties’ origin.`,
    ),
  );
}

function depositRow({ id: deposit, account, amount, currency, state }: ControlDeposit): Html {
  const isPayable = state === 'awaiting' || state === 'expired' || state === 'credited';
  return row(amountText(amount, currency), [account], chip(state, state === 'credited'), [
    ...(isPayable
      ? ways.map(([way, label]) => button(label, 'deposits/pay', { deposit, way }))
      : []),
    state === 'credited' && button('Reverse (bank)', 'deposits/reverse', { deposit }),
    openLink(`/member/depositv2?id=${deposit}`),
  ]);
}
