import { useTranslation } from 'react-i18next';
import { FormPending } from '#web/shared/forms/FormPending.tsx';
import { places, WaitingSkeletons } from '#web/shared/lists/WaitingSkeletons.tsx';
import type { ModalProps } from '#web/shared/modals/modal-props.ts';
import {
  type RequiredPasswords,
  useRequiredPasswords,
} from '#web/shared/money-passwords/use-required-passwords.ts';
import { UnansweredDialog } from '#web/shared/submission/UnansweredDialog.tsx';
import { Dialog } from '#web/ui/dialogs/Dialog.tsx';
import { RedeemForm } from './RedeemForm.tsx';
import { type OutcomeState, RedeemOutcome } from './RedeemOutcome.tsx';
import { type RedemptionFlow, useRedemption } from './use-redemption.ts';

/** The screen of each state. */
const screens: Readonly<Record<RedemptionFlow['state'], 'waiting' | 'form' | 'outcome'>> = {
  reading: 'waiting',
  sorting: 'waiting',
  'deciding.reviewing': 'form',
  'deciding.changed': 'form',
  'deciding.refused': 'form',
  checking: 'form',
  comparing: 'form',
  redeeming: 'form',
  unreachable: 'outcome',
  redeemed: 'outcome',
  soldOut: 'outcome',
  alreadyTaken: 'outcome',
  tooExpensive: 'outcome',
  gone: 'outcome',
};

type Props = ModalProps<'redeemReward'>;

/** Points for a reward (W9). */
export default function RedeemDialog(props: Props) {
  const { t } = useTranslation([
    'points',
    'account',
    'errors',
    'moneyPasswords',
    'registration',
    'submission',
    'memberSubmission',
  ]);
  const passwords = useRequiredPasswords('redeemPoints');
  if (passwords.state) return <Redeem {...props} passwords={passwords} />;
  return (
    <Dialog
      open
      title={t('redeem.title')}
      closeLabel={t('shell:close')}
      width="form"
      onClose={props.onClose}
    >
      <FormPending failure={passwords.failure} />
    </Dialog>
  );
}

function Redeem({ modal, onClose, passwords }: Props & { readonly passwords: RequiredPasswords }) {
  const { t } = useTranslation('points');
  const flow = useRedemption(modal, passwords.kinds);
  const { state } = flow;
  const { reward } = flow.context;
  const screen = screens[state];
  if (flow.unanswered) return <UnansweredDialog flow={flow} onClose={onClose} />;
  if (screen === 'outcome') {
    return <RedeemOutcome flow={flow} state={state as OutcomeState} onClose={onClose} />;
  }
  return (
    <Dialog
      open
      title={t('redeem.title')}
      closeLabel={t('shell:close')}
      width="form"
      coverCloses={false}
      onClose={onClose}
    >
      {screen === 'form' && reward ? (
        <RedeemForm flow={flow} reward={reward} passwords={passwords} />
      ) : (
        <WaitingSkeletons heights={['4rem', ...places(2, '5rem')]} />
      )}
    </Dialog>
  );
}
