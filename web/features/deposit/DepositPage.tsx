import { type ComponentType, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { usePageTitle } from '#web/shared/page/use-page-title.ts';
import { AmountScreen } from './AmountScreen.tsx';
import { Cancelled } from './Cancelled.tsx';
import { Credited } from './Credited.tsx';
import styles from './Deposit.module.css';
import { Expired } from './Expired.tsx';
import { GoneBack } from './GoneBack.tsx';
import { MethodScreen } from './MethodScreen.tsx';
import { PayScreen } from './PayScreen.tsx';
import { AnswerUnknown, Closed, ProviderDown, Reading, Unreachable } from './TroubleScreens.tsx';
import { type DepositFlow, useDeposit } from './use-deposit.ts';

/** What a screen is given. */
type Screen = ComponentType<{ readonly flow: DepositFlow }>;

/** Paying in (W2). */
export default function DepositPage() {
  // The words of all its parts: none of them waits for its own once the page stands.
  const { t } = useTranslation(['deposit', 'account', 'errors']);
  usePageTitle(t('title'));
  const flow = useDeposit();
  const Shown = screens[flow.leaf];
  const place = useRef<HTMLElement>(null);
  useFollowedScreen(place, Shown);
  return (
    <section ref={place} tabIndex={-1} className={styles.page} aria-labelledby="deposit-title">
      <h1 id="deposit-title">{t('title')}</h1>
      <Shown flow={flow} />
    </section>
  );
}

/**
 * Where a screen takes the place of the one in which the focus was, focus and sight follow. A page
 * that only loads takes no focus.
 */
function useFollowedScreen(place: React.RefObject<HTMLElement | null>, screen: Screen): void {
  const last = useRef(screen);
  const isUsed = useRef(false);
  useEffect(() => {
    const isOther = last.current !== screen;
    last.current = screen;
    if (!isOther || !isUsed.current || document.activeElement !== document.body) return;
    place.current?.focus({ preventScroll: true });
    place.current?.scrollIntoView({ block: 'start' });
  }, [place, screen]);
  useEffect(() => {
    const page = place.current;
    const note = () => {
      isUsed.current = true;
    };
    page?.addEventListener('focusin', note);
    return () => page?.removeEventListener('focusin', note);
  }, [place]);
}

/** What a person sees in each state. */
const screens: Readonly<Record<DepositFlow['leaf'], Screen>> = {
  reading: Reading,
  sorting: Reading,
  unreachable: Unreachable,
  closed: Closed,
  choosingMethod: MethodScreen,
  enteringAmount: AmountScreen,
  checkingLimits: AmountScreen,
  refusedByLimit: AmountScreen,
  creatingCharge: AmountScreen,
  answerUnknown: AnswerUnknown,
  providerDown: ProviderDown,
  'charge.placing': Reading,
  'charge.awaitingPayment.open': PayScreen,
  'charge.awaitingPayment.notArrived': PayScreen,
  'charge.awaitingPayment.refused': PayScreen,
  'charge.confirming': PayScreen,
  'charge.cancelling': PayScreen,
  'charge.expired': Expired,
  'charge.cancelled': Cancelled,
  'charge.credited': Credited,
  'charge.creditedLate': Credited,
  'charge.creditedInPart': Credited,
  'charge.creditedMore': Credited,
  'charge.returning': GoneBack,
  'charge.returned': GoneBack,
  'charge.returnFailed': GoneBack,
  'charge.takenBack': GoneBack,
};
