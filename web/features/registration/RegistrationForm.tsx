import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { FlowUnreachable } from '#web/shared/flow/FlowUnreachable.tsx';
import { FormPending } from '#web/shared/forms/FormPending.tsx';
import { MethodTabs } from '#web/shared/forms/MethodTabs.tsx';
import { FollowedScreen } from '#web/shared/page/FollowedScreen.tsx';
import { Unanswered } from '#web/shared/submission/Unanswered.tsx';
import { Button } from '#web/ui/buttons/Button.tsx';
import { AlertDialog } from '#web/ui/dialogs/AlertDialog.tsx';
import { LockIcon } from '#web/ui/icons/LockIcon.tsx';
import { EmptyState } from '#web/ui/messages/EmptyState.tsx';
import { LoaderOverlay } from '#web/ui/waiting/LoaderOverlay.tsx';
import { NewAccount } from './NewAccount.tsx';
import { RegistrationFields } from './RegistrationFields.tsx';
import styles from './RegistrationForm.module.css';
import type { RegistrationFlow } from './use-registration.ts';

interface RegistrationFormProps {
  readonly flow: RegistrationFlow;
  readonly onSignIn: () => void;
}

/** The content of a state: in place of the form, and over it. */
interface Screen {
  readonly Main: ComponentType<RegistrationFormProps>;
  readonly Over?: ComponentType<RegistrationFormProps>;
}

const form: Screen = { Main: Form };

/** The screen of each state; a new state without one does not compile. */
const screens: Readonly<Record<RegistrationFlow['state'], Screen>> = {
  loadingForm: { Main: Pending },
  checkingInvitation: { Main: PendingInvitation },
  formUnavailable: { Main: Unavailable },
  closed: { Main: Closed },
  enteringDetails: form,
  'submitting.checkingDetails': form,
  'submitting.checkingAffiliate': { Main: Form, Over: CheckingAffiliate },
  'submitting.verifyingHumanity': form,
  'submitting.confirmingPhoneCode': form,
  'submitting.registering': form,
  invitationRefused: { Main: Form, Over: RefusedInvitation },
  loadingMember: form,
  memberUnavailable: { Main: MemberMissing },
  registered: form,
};

/** A registration by its state: loading, closed, the form, the new account (A1, A2). */
export default function RegistrationForm(props: RegistrationFormProps) {
  const { flow } = props;
  const { Main, Over } = screens[flow.state];
  return (
    <FollowedScreen screen={flow.unanswered ? Unanswered : Main} className={styles.place}>
      {flow.unanswered ? <Unanswered flow={flow} canLeave /> : <Main {...props} />}
      {Over && <Over {...props} />}
    </FollowedScreen>
  );
}

function Pending() {
  return (
    <div className={styles.pending}>
      <FormPending />
    </div>
  );
}

function PendingInvitation() {
  const { t } = useTranslation('registration');
  return (
    <div className={styles.pending}>
      <FormPending text={t('checkingAffiliate')} />
    </div>
  );
}

function Closed({ flow, onSignIn }: RegistrationFormProps) {
  const { t } = useTranslation('registration');
  return (
    <EmptyState
      icon={<LockIcon />}
      title={t('closedTitle')}
      text={t('closedText')}
      action={
        <>
          {/* A person with an account needs this page with another form. */}
          <Button variant="primary" onClick={onSignIn}>
            {t('signIn')}
          </Button>
          <Button variant="ghost" onClick={() => flow.send({ type: 'retry.requested' })}>
            {t('shell:retry')}
          </Button>
        </>
      }
    />
  );
}

function Unavailable({ flow }: RegistrationFormProps) {
  const { t } = useTranslation(['registration', 'errors']);
  return <FlowUnreachable flow={flow} title={t('unavailableTitle')} />;
}

function MemberMissing({ flow }: RegistrationFormProps) {
  const { t } = useTranslation('registration');
  return (
    <>
      <FlowUnreachable flow={flow} title={t('memberMissingTitle')} text={t('memberMissingText')} />
      {flow.context.registrationType === 'registerMobile' && (
        <NewAccount
          account={flow.context.registered?.account ?? ''}
          password={flow.draft.generated.read()}
        />
      )}
    </>
  );
}

function Form({ flow, onSignIn }: RegistrationFormProps) {
  const { t } = useTranslation('registration');
  return (
    <MethodTabs
      label={t('types')}
      methods={flow.tabs.map((type) => ({
        id: type,
        label: type === 'username' ? t('byUsername') : t('byMobile'),
      }))}
      selected={flow.context.registrationType}
      disabled={flow.isBusy}
      onSelect={flow.chooseType}
    >
      <RegistrationFields flow={flow} onSignIn={onSignIn} />
    </MethodTabs>
  );
}

function CheckingAffiliate() {
  const { t } = useTranslation('registration');
  return <LoaderOverlay scope="box" label={t('checkingAffiliate')} />;
}

/** The invitation code is invalid: nothing was sent (A9). */
function RefusedInvitation({ flow }: RegistrationFormProps) {
  const { t } = useTranslation('registration');
  return (
    <AlertDialog
      open
      tone="warning"
      title={t('invitationTitle')}
      onClose={flow.confirmWarning}
      actions={[
        {
          id: 'confirm',
          label: t('shell:confirm'),
          variant: 'primary',
          onAction: flow.confirmWarning,
        },
      ]}
    >
      {t('invitationText')}
    </AlertDialog>
  );
}
