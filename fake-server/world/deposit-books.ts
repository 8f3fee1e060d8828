import type { Wallet } from './wallet.ts';

/** What deposits ask of the books. Amounts in hundredths; each reference counts once. */
export interface DepositBooks {
  /** Puts a payment, without its fee, into the balance. */
  credit(entry: DepositEntry): void;
  /** Takes a credited payment out of the balance, as far as that goes; gives what it took. */
  takeBack(entry: DepositEntry): number;
}

/** Money of one payment. */
export interface DepositEntry {
  readonly memberId: number;
  /** The number by which both banks know the payment. */
  readonly reference: string;
  readonly amount: number;
}

export function createDepositBooks(wallet: Wallet): DepositBooks {
  const post = (entry: Parameters<Wallet['post']>[0]) => {
    const posted = wallet.post(entry);
    if (!posted.ok) throw new Error(`Payment ${entry.key} could not be booked: ${posted.code}.`);
  };
  return {
    credit: ({ memberId, reference, amount }) =>
      post({ memberId, key: `deposit:${reference}`, kind: 'deposit', amount }),
    takeBack({ memberId, reference, amount }) {
      const taken = Math.min(amount, wallet.balance(memberId));
      const key = `deposit-returned:${reference}`;
      post({ memberId, key, kind: 'deposit_returned', amount: -taken });
      return taken;
    },
  };
}
