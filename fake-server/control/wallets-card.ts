import { type Html, html } from '../http/html.ts';
import { amountText } from './amount-text.ts';
import { card, chip, hint, row, rowsOr } from './cards.ts';
import type { ControlState } from './state.ts';
import type { ControlTransfer } from './wallets.ts';

/** The newest transfers between wallets (W2). */
export function walletsCard({ transfers }: ControlState): Html {
  return card(
    'wallets',
    'Wallet transfers',
    rowsOr('No transfers yet.', transfers.map(transferRow)),
    hint(
      html`The scenarios <code>wallets-…</code> make the providers answer slowly, refuse, go down or lose their answers. The site checks again every 5 s.`,
    ),
  );
}

function transferRow(transfer: ControlTransfer): Html {
  const { account, vendor, direction, amount, currency, state } = transfer;
  const way = direction === 'toVendor' ? `to ${vendor}` : `back from ${vendor}`;
  return row(amountText(amount, currency), [account, way], chip(state, state === 'done'));
}
