import { createHash } from 'node:crypto';
import { rejectionReasons } from '#contract/entities/points-types.ts';
import { type Html, html } from '../http/html.ts';
import { button, card, chip, row, rowsOr } from './cards.ts';
import type { ControlRedemption, ControlReward } from './points.ts';
import type { ControlState } from './state.ts';

/** The points mall: rewards, and redemptions that wait for a decision (W9). */
export function pointsCard({ points }: ControlState): Html {
  return card(
    'points',
    'Points mall',
    html`${rowsOr('No redemptions yet.', points.redemptions.map(redemptionRow))}
    <details><summary>Prices and stock</summary>
      <ul class="rows">${points.rewards.map(rewardRow)}</ul>
    </details>`,
  );
}

function redemptionRow({ id, account, title, price, state, isToBeSent }: ControlRedemption): Html {
  const decide = (label: string, rejectedFor?: string) =>
    button(label, 'points/decide', { redemption: id, rejectedFor });
  return row(title, [account, pointsText(price)], chip(state, state === 'approved'), [
    ...(state === 'in_process'
      ? [
          decide('Approve'),
          ...rejectionReasons.map((reason) =>
            decide(`Reject: ${reason.replace('_', ' ')}`, reason),
          ),
        ]
      : []),
    isToBeSent &&
      button('Send', 'points/send', { redemption: id, trackingCode: trackingCodeOf(id) }),
  ]);
}

/** As parcels of the post have them: 'BR123456789'. */
function trackingCodeOf(redemption: string): string {
  const number = createHash('sha256').update(redemption).digest().readUInt32BE() % 1e9;
  return `BR${String(number).padStart(9, '0')}`;
}

function rewardRow({ id, title, price, stock }: ControlReward): Html {
  const set = (label: string, change: Partial<Pick<ControlReward, 'price' | 'stock'>>) =>
    button(label, 'points/reward', { reward: id, price, stock, ...change });
  return row(title, [pointsText(price)], chip(`${stock} left`, stock > 0), [
    set('Raise price', { price: price + 10_000 }),
    price > 10_000 && set('Lower price', { price: price - 10_000 }),
    set('Sold out', { stock: 0 }),
    set('5 more', { stock: stock + 5 }),
  ]);
}

function pointsText(hundredths: number): string {
  return `${(hundredths / 100).toLocaleString('en')} points`;
}
