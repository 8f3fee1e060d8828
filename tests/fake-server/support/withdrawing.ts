import type { PayoutPart, Withdrawal } from '#contract/entities/withdrawal.ts';
import type { MemberRow } from '#fake-server/store/members.ts';
import { payoutAccountTable } from '#fake-server/store/withdrawals/payout-accounts.ts';
import type { World } from '#fake-server/world/world.ts';
import { newMember } from './new-member.ts';

/** A person with money who withdraws it, and the operator's actions. */
export interface Withdrawer {
  readonly member: MemberRow;
  /** Hundredths that can be used. */
  available(): number;
  ask(amount?: number): Promise<Withdrawal>;
  /** Asks, and has it approved. */
  approved(amount?: number): Promise<Withdrawal>;
  /** Requests a withdrawal, and pays out a share of it; all of it by default. */
  paid(amount?: number, share?: number): Promise<Withdrawal>;
  read(id: string): Withdrawal;
  /** The person's messages, newest first. */
  titles(): readonly string[];
}

const PASSWORD = 'money-2026';

/** A new person of a world with so many hundredths, an payout account and a password. */
export async function newWithdrawer(world: World, money = 50_000): Promise<Withdrawer> {
  const { id } = newMember(world);
  const accountId = `account-${id}`;
  payoutAccountTable(world.database).insert({
    id: accountId,
    member_id: id,
    target: JSON.stringify({ kind: 'pix', keyType: 'random', key: accountId }),
    holder_name: 'New',
    holder_tax_id: '',
    bank_name: 'Banco',
    label: '',
    is_default: 1,
    added_at: 0,
    usable_from: 0,
  });
  world.moneyPasswords.keep(id, await world.passwords.hash(PASSWORD));
  const member = world.members.byId(id);
  if (!member) throw new Error('There is nobody.');
  world.wallet.post({ memberId: id, key: 'begin', kind: 'credit', amount: money });
  const ask = (amount = 10_000) =>
    world.withdrawals.create(member, { accountId, amount, transactionPassword: PASSWORD });
  const read = (one: string) => world.withdrawals.one(member, one);
  const approved = async (amount?: number) => {
    const withdrawal = await ask(amount);
    world.payoutOperator.approve(withdrawal.id);
    return read(withdrawal.id);
  };
  return {
    member,
    ask,
    read,
    approved,
    available: () => world.wallet.parts(id).available,
    async paid(amount, share = 1) {
      const withdrawal = await approved(amount);
      world.payoutOperator.disburse(withdrawal.id, share);
      return read(withdrawal.id);
    },
    titles: () =>
      world.messages
        .page(id, { filter: 'all', language: 'EN', pageNo: 1, pageSize: 50 })
        .messages.map(({ title }) => title),
  };
}

/** The part of a withdrawal that was paid out last. @throws where none was */
export function lastPart({ parts }: Withdrawal): PayoutPart {
  const part = parts.at(-1);
  if (!part) throw new Error('Nothing was paid out.');
  return part;
}
