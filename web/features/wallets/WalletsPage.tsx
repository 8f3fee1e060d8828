import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { FollowedScreen } from '#web/shared/page/FollowedScreen.tsx';
import { usePageTitle } from '#web/shared/page/use-page-title.ts';
import { Unanswered } from '#web/shared/submission/Unanswered.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { Done, RefusedByVendor, UnderWay } from './OutcomeScreens.tsx';
import { useWalletTransfer, type WalletTransferFlow } from './use-wallet-transfer.ts';
import styles from './Wallets.module.css';
import { WalletsScreen } from './WalletsScreen.tsx';

type Screen = ComponentType<{ readonly flow: WalletTransferFlow }>;

/** Every wallet of the person, and moving money between them (W2). */
export default function WalletsPage() {
  const { t } = useTranslation([
    'wallets',
    'debt',
    'amount',
    'account',
    'errors',
    'submission',
    'memberSubmission',
  ]);
  usePageTitle(t('title'));
  const flow = useWalletTransfer();
  const Shown = flow.unanswered ? Unanswered : screens[flow.state];
  return (
    <section className={classNames('stack gap-4', styles.page)} aria-labelledby="wallets-title">
      <h1 id="wallets-title">{t('title')}</h1>
      <FollowedScreen screen={Shown} className={classNames('stack gap-4', styles.screens)}>
        <Shown flow={flow} />
      </FollowedScreen>
    </section>
  );
}

/** The screen of each state. */
const screens: Readonly<Record<WalletTransferFlow['state'], Screen>> = {
  entering: WalletsScreen,
  sending: WalletsScreen,
  underWay: UnderWay,
  checking: UnderWay,
  refusedByVendor: RefusedByVendor,
  done: Done,
};
