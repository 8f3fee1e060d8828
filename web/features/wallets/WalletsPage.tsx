import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { AreaColumns } from '#web/shared/area/AreaColumns.tsx';
import { FollowedScreen } from '#web/shared/page/FollowedScreen.tsx';
import { usePageTitle } from '#web/shared/page/use-page-title.ts';
import { Unanswered } from '#web/shared/submission/Unanswered.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { MoveForm } from './MoveForm.tsx';
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
    <AreaColumns beside={Shown === WalletsScreen ? <MoveMoney flow={flow} /> : undefined}>
      <h1>{t('title')}</h1>
      <FollowedScreen screen={Shown} className={classNames('stack gap-4', styles.screens)}>
        <Shown flow={flow} />
      </FollowedScreen>
    </AreaColumns>
  );
}

/** The form, as soon as all is known that it needs; nothing where there is nowhere to move money. */
function MoveMoney({ flow }: { readonly flow: WalletTransferFlow }) {
  const { merchant, wallets } = flow;
  if (!merchant || !wallets || wallets.vendors.length === 0) return null;
  return <MoveForm flow={flow} merchant={merchant} wallets={wallets} />;
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
