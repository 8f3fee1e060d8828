import type { Deposit } from '#contract/entities/deposit.ts';
import type { DepositEnd } from '#contract/entities/deposit-types.ts';
import type { Depositor } from './depositing.ts';

const MINUTE = 60_000;

/** How a deposit of somebody comes to each end. An end without its way does not compile. */
export function waysToEnd({
  server: { world },
  ...payer
}: Depositor): Readonly<Record<DepositEnd, (deposit: Deposit) => Promise<unknown>>> {
  const byAnother = { from: 'Helena Duarte' };
  const paidByAnother = async (deposit: Deposit) => {
    await payer.pay(deposit, byAnother);
    world.clock.move(3_000);
    await payer.check(deposit.id);
  };
  return {
    expired: async () => {
      world.clock.move(16 * MINUTE);
      // Nobody looks at the deposit: the time of the server alone ends it.
      world.deposits.settleDue();
    },
    cancelled: ({ id }) => payer.send('POST', `/${id}/cancel`, {}),
    credited: (deposit) => payer.pay(deposit),
    creditedLate: (deposit) => {
      world.clock.move(16 * MINUTE);
      return payer.pay(deposit);
    },
    creditedInPart: (deposit) => payer.pay(deposit, { amount: 2_000 }),
    creditedMore: (deposit) => payer.pay(deposit, { amount: 9_000 }),
    returning: (deposit) => payer.pay(deposit, byAnother),
    returned: paidByAnother,
    returnFailed: (deposit) => {
      world.situations.set(['pix-returns-refused']);
      return paidByAnother(deposit);
    },
    takenBack: async (deposit) => {
      await world.pixBook.takeBack(await payer.pay(deposit));
    },
  };
}
