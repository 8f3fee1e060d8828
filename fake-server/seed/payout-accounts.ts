import type { PayoutTarget } from '#contract/entities/payout-account-types.ts';
import { bankCustomerNamed } from '../content/bank-customers.ts';
import { ownerOfKey } from '../content/bank-directory.ts';
import type { Clock } from '../kernel/clock.ts';
import type { Database } from '../store/database.ts';
import type { MemberTable } from '../store/members.ts';
import { payoutAccountTable } from '../store/withdrawals/payout-accounts.ts';

const ADDED_AGO = 200 * 24 * 60 * 60_000;

interface SeedParts {
  readonly database: Database;
  readonly clock: Clock;
  readonly members: MemberTable;
}

/** Gives some people a payout account, by the CPF of their bank account. */
export function seedPayoutAccounts({ database, clock, members }: SeedParts): void {
  const table = payoutAccountTable(database);
  for (const account of ['maria', 'beatriz', 'carlos']) {
    const member = members.byAccount(account);
    const customer = member && bankCustomerNamed(member.nickname);
    if (!member || !customer) throw new Error(`${account} has no account at a bank.`);
    const { name, cpf } = customer;
    const addedAt = clock.now() - ADDED_AGO;
    table.insert({
      id: `seeded-${account}`,
      member_id: member.id,
      target: JSON.stringify({ kind: 'pix', keyType: 'cpf', key: cpf } satisfies PayoutTarget),
      holder_name: name,
      holder_tax_id: cpf,
      bank_name: ownerOfKey('cpf', cpf)?.bank.name ?? '',
      label: '',
      is_default: 1,
      added_at: addedAt,
      usable_from: addedAt,
    });
  }
}
