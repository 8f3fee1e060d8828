import type { ComponentType } from 'react';
import type { DepositMethod } from '#contract/entities/deposit-types.ts';
import { BankIcon } from '#web/ui/icons/BankIcon.tsx';
import { CardIcon } from '#web/ui/icons/CardIcon.tsx';
import { CoinsIcon } from '#web/ui/icons/CoinsIcon.tsx';
import type { IconProps } from '#web/ui/icons/Icon.tsx';
import { InstantPaymentIcon } from '#web/ui/icons/InstantPaymentIcon.tsx';
import { WalletIcon } from '#web/ui/icons/WalletIcon.tsx';
import styles from './WayMark.module.css';

/** Icons of our own: logos of banks and card networks belong to them. */
const marks: Readonly<Record<DepositMethod, ComponentType<IconProps>>> = {
  pix: InstantPaymentIcon,
  bankTransfer: BankIcon,
  card: CardIcon,
  ewallet: WalletIcon,
  crypto: CoinsIcon,
};

/** The mark of a way to pay, beside its name: for deposits and for payouts. */
export function WayMark({ way }: { readonly way: DepositMethod }) {
  const Mark = marks[way];
  return (
    <span className={styles.mark} data-way={way}>
      <Mark size={22} />
    </span>
  );
}
