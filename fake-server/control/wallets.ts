import type { WalletDirection, WalletTransferState } from '#contract/entities/wallet-types.ts';
import type { World } from '../world/world.ts';

const SHOWN = 6;

/** Money between wallets, as the control page shows it. */
export interface ControlTransfer {
  readonly account: string;
  readonly vendor: string;
  readonly direction: WalletDirection;
  /** Hundredths. */
  readonly amount: number;
  readonly currency: string;
  readonly state: WalletTransferState;
}

/** The newest transfers between wallets of everybody. */
export function newestTransfers({ walletTransfers, members }: World): readonly ControlTransfer[] {
  return walletTransfers
    .newest(SHOWN)
    .map(({ member_id, vendor, direction, amount, currency, state }) => ({
      account: members.byId(member_id)?.account ?? '',
      vendor,
      direction,
      amount,
      currency,
      state,
    }));
}
