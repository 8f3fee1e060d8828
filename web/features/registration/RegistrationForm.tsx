import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import form from '#web/shared/account/account-form.module.css';
import { FormPending } from '#web/shared/account/FormPending.tsx';
import { Button } from '#web/ui/buttons/Button.tsx';
import { LockIcon } from '#web/ui/icons/LockIcon.tsx';
import { EmptyState } from '#web/ui/messages/EmptyState.tsx';
import { ErrorState } from '#web/ui/messages/ErrorState.tsx';
import { TabPanel, Tabs } from '#web/ui/navigation/Tabs.tsx';
import { LoaderOverlay } from '#web/ui/waiting/LoaderOverlay.tsx';
import { InvitationWarning } from './InvitationWarning.tsx';
import { NewAccount } from './NewAccount.tsx';
import { NewAccountDialog } from './NewAccountDialog.tsx';
import { RegistrationFields } from './RegistrationFields.tsx';
import styles from './RegistrationForm.module.css';
import type { RegistrationFlow } from './use-registration.ts';

interface RegistrationFormProps {
  readonly flow: RegistrationFlow;
  readonly onSignIn: () => void;
}

/** A registration by its state: loading, closed, the form, the new account (A1, A2). */
export default function RegistrationForm({ flow, onSignIn }: RegistrationFormProps) {
  const { t } = useTranslation(['registration', 'errors']);
  const idBase = useId();
  if (flow.isLoading) {
    return (
      <div className={styles.pending}>
        <FormPending text={flow.isCheckingInvitation ? t('checkingAffiliate') : undefined} />
      </div>
    );
  }
  if (flow.isClosed) {
    return (
      <EmptyState
        icon={<LockIcon />}
        title={t('closedTitle')}
        text={t('closedText')}
        action={<RetryButton flow={flow} />}
      />
    );
  }
  if (flow.isUnavailable) {
    return (
      <ErrorState
        title={t('unavailableTitle')}
        text={t(`errors:${flow.refusal?.code ?? 'unknown_error'}`)}
        action={<RetryButton flow={flow} />}
      />
    );
  }
  // In a modal the new account takes the place of the form, on a page it has a dialog of its own.
  if (flow.accountIsShown && flow.mode === 'modal') return <NewAccount flow={flow} />;
  if (flow.memberIsMissing) {
    return (
      <ErrorState
        title={t('memberMissingTitle')}
        text={t('memberMissingText')}
        action={<RetryButton flow={flow} />}
      />
    );
  }
  const fields = <RegistrationFields flow={flow} onSignIn={onSignIn} />;
  return (
    <div className={styles.place}>
      {flow.tabs.length > 1 ? (
        <div className={form.form}>
          <Tabs
            idBase={idBase}
            look="pill"
            label={t('types')}
            tabs={flow.tabs.map((type) => ({
              id: type,
              label: type === 'username' ? t('byUsername') : t('byMobile'),
              disabled: flow.isBusy,
            }))}
            selected={flow.type}
            onSelect={flow.chooseType}
          />
          <TabPanel idBase={idBase} id={flow.type}>
            {fields}
          </TabPanel>
        </div>
      ) : (
        fields
      )}
      {flow.isCheckingAffiliate && <LoaderOverlay scope="box" label={t('checkingAffiliate')} />}
      {flow.accountIsShown && <NewAccountDialog flow={flow} />}
      {flow.invitationIsRefused && <InvitationWarning onConfirmed={flow.confirmWarning} />}
    </div>
  );
}

function RetryButton({ flow }: Pick<RegistrationFormProps, 'flow'>) {
  const { t } = useTranslation();
  return (
    <Button variant="primary" onClick={flow.retry}>
      {t('retry')}
    </Button>
  );
}
