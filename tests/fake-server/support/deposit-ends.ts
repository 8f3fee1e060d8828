import type { Deposit } from '#contract/entities/deposit.ts';
import type { DepositEnd } from '#contract/entities/deposit-types.ts';
import type { Depositor } from './depositing.ts';

const MINUTE = 60_000;
const byAnother = { from: 'Helena Duarte' };

/**
 * How a deposit reaches each outcome, from the request on. An outcome without an entry does not
 * compile.
 */
export function waysToEnd({
  server: { world },
  ...payer
}: Depositor): Readonly<Record<DepositEnd, () => Promise<Deposit>>> {
  /** Requests a deposit, and makes this happen to it. */
  const afterRequest = (then: (deposit: Deposit) => unknown) => async () => {
    const deposit = await payer.created();
    await then(deposit);
    return deposit;
  };
  const paidByAnother = async (deposit: Deposit) => {
    await payer.pay(deposit, byAnother);
    world.clock.move(3_000);
    await payer.check(deposit.id);
  };
  return {
    refused: () => {
      world.situations.set(['pix-charges-refused']);
      return payer.created();
    },
    expired: afterRequest(() => {
      world.clock.move(16 * MINUTE);
      // Nobody looks at the deposit: the time of the server alone ends it.
      world.deposits.settleDue();
    }),
    cancelled: afterRequest(({ id }) => payer.send('POST', `/${id}/cancel`, {})),
    credited: afterRequest((deposit) => payer.pay(deposit)),
    creditedLate: afterRequest((deposit) => {
      world.clock.move(16 * MINUTE);
      return payer.pay(deposit);
    }),
    creditedInPart: afterRequest((deposit) => payer.pay(deposit, { amount: 2_000 })),
    creditedMore: afterRequest((deposit) => payer.pay(deposit, { amount: 9_000 })),
    returning: afterRequest((deposit) => payer.pay(deposit, byAnother)),
    returned: afterRequest(paidByAnother),
    returnFailed: afterRequest((deposit) => {
      world.situations.set(['pix-returns-refused']);
      return paidByAnother(deposit);
    }),
    reversed: afterRequest(async (deposit) => {
      await world.pixSimulator.reverse(await payer.pay(deposit));
    }),
  };
}
