import { FormPending } from '#web/shared/forms/FormPending.tsx';
import { WaitingSkeletons } from '#web/shared/lists/WaitingSkeletons.tsx';
import { AmountForm } from './AmountForm.tsx';
import styles from './Request.module.css';
import type { WithdrawalFlow } from './use-withdrawal.ts';
import shared from './Withdraw.module.css';

/** Placeholders of all parts, so that nothing moves when they load. */
const placeHeights = ['1.65rem', '8.75rem', '8.15rem', '3.25rem'];

/** How much can be withdrawn, and to which account (W2); waits for both. */
export function AmountScreen({ flow }: { readonly flow: WithdrawalFlow }) {
  return (
    <div className={styles.sheet}>
      <Inside flow={flow} />
    </div>
  );
}

function Inside({ flow }: { readonly flow: WithdrawalFlow }) {
  const { terms, accounts } = flow;
  if (terms && accounts) {
    return <AmountForm flow={flow} terms={terms} accounts={accounts.accounts} />;
  }
  if (flow.failure) return <FormPending failure={flow.failure} />;
  return <WaitingSkeletons className={shared.stack} heights={placeHeights} />;
}
