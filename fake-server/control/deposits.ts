import type { DepositState } from '#contract/entities/deposit-types.ts';
import { bankCustomers } from '../content/bank-customers.ts';
import type { CheckoutSimulator } from '../vendors/checkout/checkout.simulator.ts';
import type { PixSimulator } from '../vendors/pix/pix.simulator.ts';
import type { Payer } from '../world/ports/payment-provider.ts';
import type { World } from '../world/world.ts';

const SHOWN = 8;

/** A world with its payment providers' books, which the control page acts on. */
export interface PayableWorld extends World {
  readonly pixSimulator: PixSimulator;
  readonly checkoutSimulator: CheckoutSimulator;
}

/** A deposit, as the control page shows it. */
export interface ControlDeposit {
  readonly id: string;
  readonly account: string;
  /** Hundredths. */
  readonly amount: number;
  readonly currency: string;
  readonly state: DepositState;
}

/** How the control page pays a charge. */
export const waysToPay = ['whole', 'part', 'more', 'otherAccount'] as const;
export type WayToPay = (typeof waysToPay)[number];

/** The paid share of the amount, in percent. */
const SHARES: Readonly<Record<WayToPay, number>> = {
  whole: 100,
  part: 50,
  more: 150,
  otherAccount: 100,
};

/** A stranger. */
const stranger: Payer = bankCustomers.at(-1) ?? { name: 'Stranger', cpf: '00000000000' };

/** The newest deposits of everybody. */
export function newestDeposits({ deposits, members }: World): readonly ControlDeposit[] {
  return deposits
    .newest(SHOWN)
    .map(({ id, member_id, amount, currency, state }) => ({
      id,
      account: members.byId(member_id)?.account ?? '',
      amount,
      currency,
      state,
    }));
}

/**
 * Pays a charge as its owner or a stranger; resolves when the site was notified.
 *
 * @throws PixRefused, CheckoutRefused if there is no such charge, or it was removed
 */
export async function payDeposit(
  { deposits, members, pixSimulator, checkoutSimulator }: PayableWorld,
  id: string,
  way: WayToPay,
): Promise<void> {
  const deposit = deposits.find(id);
  // The provider refuses what the site does not know.
  const isPix = deposit === undefined || deposit.method === 'pix';
  const { amount } = isPix ? pixSimulator.charge(id) : checkoutSimulator.find(id);
  const memberId = deposit?.member_id;
  const owner = memberId === undefined ? undefined : members.byId(memberId);
  const { payeeName, idNumber } = owner ? members.details(owner.id) : {};
  const payer =
    way === 'otherAccount' || !owner
      ? stranger
      : { name: payeeName ?? owner.nickname, cpf: idNumber ?? stranger.cpf };
  await (isPix ? pixSimulator : checkoutSimulator).pay(
    id,
    Math.ceil((amount * SHARES[way]) / 100),
    payer,
  );
}

/** The payer's bank reverses a deposit. */
export async function reverseDeposit(
  { deposits, pixSimulator, checkoutSimulator }: PayableWorld,
  id: string,
) {
  const simulator = deposits.find(id)?.method === 'pix' ? pixSimulator : checkoutSimulator;
  await Promise.all(deposits.references(id).map((reference) => simulator.reverse(reference)));
}
