import { useQuery } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import type { PayoutAccounts } from '#contract/entities/payout-account.ts';
import { queries } from '#web/api/queries.ts';
import { failureOf } from '#web/shared/failures/read-failure.ts';
import { ChangedFacts } from '#web/shared/forms/ChangedFacts.tsx';
import { FormPending } from '#web/shared/forms/FormPending.tsx';
import type { ModalProps } from '#web/shared/modals/modal-props.ts';
import { UnansweredDialog } from '#web/shared/submission/UnansweredDialog.tsx';
import { Button } from '#web/ui/buttons/Button.tsx';
import { Dialog } from '#web/ui/dialogs/Dialog.tsx';
import { AccountScreen } from './AccountScreen.tsx';
import { ConfirmScreen } from './ConfirmScreen.tsx';
import { type AddAccountFlow, useAddAccount } from './use-add-account.ts';

/** The screen of each state; a new state without one does not compile. */
const screens: Readonly<
  Record<AddAccountFlow['state'], ComponentType<{ readonly flow: AddAccountFlow }>>
> = {
  entering: AccountScreen,
  checking: AccountScreen,
  confirming: ConfirmScreen,
  adding: ConfirmScreen,
  added: AccountScreen,
  cancelled: AccountScreen,
};

/** Adds a payout account, checked with the directory of banks before (W2). */
export default function AddAccountDialog({ onClose }: ModalProps<'addPayoutAccount'>) {
  const { t } = useTranslation([
    'payoutAccounts',
    'account',
    'errors',
    'registration',
    'submission',
    'memberSubmission',
  ]);
  const site = useQuery(queries.payoutAccounts.list());
  if (site.data) return <Adding site={site.data} onClose={onClose} />;
  return (
    <Dialog open title={t('add')} closeLabel={t('shell:close')} width="form" onClose={onClose}>
      <FormPending failure={failureOf(site)} />
    </Dialog>
  );
}

interface AddingProps {
  readonly site: PayoutAccounts;
  readonly onClose: () => void;
}

function Adding({ site, onClose }: AddingProps) {
  const { t } = useTranslation('payoutAccounts');
  const flow = useAddAccount(site, onClose);
  if (flow.unanswered) return <UnansweredDialog flow={flow} onClose={onClose} />;
  const Shown = screens[flow.state];
  return (
    <Dialog
      open
      title={t('add')}
      closeLabel={t('shell:close')}
      width="form"
      coverCloses={false}
      onClose={flow.leave}
    >
      <Shown flow={flow} />
      <ChangedFacts {...flow.changed} />
      <Button
        variant="ghost"
        block
        aria-disabled={!flow.can({ type: 'flow.left' })}
        onClick={flow.leave}
      >
        {t('shell:cancel')}
      </Button>
    </Dialog>
  );
}
