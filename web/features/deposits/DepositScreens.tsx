import type { ComponentType } from 'react';
import { ChangedFacts } from '#web/shared/forms/ChangedFacts.tsx';
import { FollowedScreen } from '#web/shared/page/FollowedScreen.tsx';
import { useStopped } from '#web/shared/restrictions/use-stopped.ts';
import { Unanswered } from '#web/shared/submission/Unanswered.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { AmountScreen } from './AmountScreen.tsx';
import { Credited } from './Credited.tsx';
import styles from './Deposit.module.css';
import { Expired } from './Expired.tsx';
import { FirstLimitScreen } from './FirstLimitScreen.tsx';
import { GoneBack } from './GoneBack.tsx';
import { MethodScreen } from './MethodScreen.tsx';
import { NothingPaid } from './NothingPaid.tsx';
import { PayScreen } from './PayScreen.tsx';
import { Closed, NotNow, ProviderDown, Reading, Unreachable } from './TroubleScreens.tsx';
import type { DepositFlow } from './use-deposit.ts';
import { useTermsChanges } from './use-terms-changes.ts';

/** Props of a screen. */
type Screen = ComponentType<{ readonly flow: DepositFlow }>;

/** A deposit's current screen, on its page and in its dialog (W2). */
export function DepositScreens({ flow }: { readonly flow: DepositFlow }) {
  // A deposit under way is shown to its end.
  const isStopped = useStopped('paysIn') && !flow.isBusy && flow.context.deposit === null;
  const Shown = flow.unanswered ? Unanswered : isStopped ? NotNow : screens[flow.state];
  const changed = useTermsChanges(flow);
  return (
    <FollowedScreen screen={Shown} className={classNames('stack gap-5', styles.screens)}>
      <Shown flow={flow} />
      {flow.hasTag('resting') && !isStopped && <ChangedFacts {...changed} />}
    </FollowedScreen>
  );
}

/** The screen of each state. */
const screens: Readonly<Record<DepositFlow['state'], Screen>> = {
  reading: Reading,
  sorting: Reading,
  unreachable: Unreachable,
  closed: Closed,
  askingForLimits: FirstLimitScreen,
  choosingMethod: MethodScreen,
  enteringAmount: AmountScreen,
  checkingLimits: AmountScreen,
  refusedByLimit: AmountScreen,
  creatingCharge: AmountScreen,
  providerDown: ProviderDown,
  'charge.placing': Reading,
  'charge.awaitingPayment.open': PayScreen,
  'charge.awaitingPayment.notArrived': PayScreen,
  'charge.awaitingPayment.refused': PayScreen,
  'charge.confirming': PayScreen,
  'charge.cancelling': PayScreen,
  'charge.expired': Expired,
  'charge.refused': NothingPaid,
  'charge.cancelled': NothingPaid,
  'charge.credited': Credited,
  'charge.creditedLate': Credited,
  'charge.creditedInPart': Credited,
  'charge.creditedMore': Credited,
  'charge.returning': GoneBack,
  'charge.returned': GoneBack,
  'charge.returnFailed': GoneBack,
  'charge.reversed': GoneBack,
};
