import type { Debt } from '#contract/entities/money.ts';
import { momentOf } from '../../kernel/clock.ts';
import type { DepositTable } from '../../store/deposits/deposits.ts';

/**
 * A person's debt, deposit by deposit: later payments paid off the oldest ones first (W2).
 *
 * @param owed hundredths, as the ledger has it
 */
export function debtOf(
  table: Pick<DepositTable, 'reversedSpent'>,
  memberId: number,
  owed: number,
): Debt | null {
  if (owed === 0) return null;
  const all = table.reversedSpent(memberId);
  let debtRepaid = all.reduce((sum, one) => sum + one.owed, 0) - owed;
  const open = all.flatMap(({ id, owed: once, at }) => {
    const left = Math.max(0, once - debtRepaid);
    debtRepaid = Math.max(0, debtRepaid - once);
    return left === 0 ? [] : [{ id, owed: left, at }];
  });
  const [first] = open;
  if (!first) throw new Error(`Member ${memberId} owes ${owed} hundredths for no deposit.`);
  return {
    owed,
    since: momentOf(first.at),
    deposits: open.map(({ id, owed: left }) => ({ id, owed: left })),
  };
}
