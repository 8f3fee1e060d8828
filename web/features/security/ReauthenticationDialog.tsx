import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { FlowSubmit } from '#web/shared/flow/FlowSubmit.tsx';
import { FlowForm } from '#web/shared/forms/FlowForm.tsx';
import { FlowStep } from '#web/shared/forms/FlowStep.tsx';
import { useDraft } from '#web/shared/forms/use-draft.ts';
import type { ModalProps } from '#web/shared/modals/modal-props.ts';
import { useModals } from '#web/shared/modals/use-modals.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { Dialog } from '#web/ui/dialogs/Dialog.tsx';
import { CodeInput } from '#web/ui/fields/CodeInput.tsx';
import { Field } from '#web/ui/fields/Field.tsx';
import { PasswordInput } from '#web/ui/fields/PasswordInput.tsx';
import { TextInput } from '#web/ui/fields/TextInput.tsx';
import styles from './security.module.css';
import { type ReauthenticationFlow, useReauthentication } from './use-reauthentication.ts';

/** The screen of each state; a new state without one does not compile. */
const screens: Readonly<
  Record<ReauthenticationFlow['state'], ComponentType<{ readonly flow: ReauthenticationFlow }>>
> = {
  weighingWays: ProofForm,
  entering: ProofForm,
  checking: ProofForm,
  signInNeeded: SignInAgain,
  proved: ProofForm,
  left: ProofForm,
};

/** Reauthentication, before money goes out or account protection changes (W5). */
export default function ReauthenticationDialog({ modal, onClose }: ModalProps<'reauthentication'>) {
  const { t } = useTranslation(['twoStep', 'account', 'errors', 'registration']);
  const flow = useReauthentication(modal.ways, onClose);
  const Shown = screens[flow.state];
  return (
    <Dialog
      open
      title={t('confirmIdentity')}
      closeLabel={t('shell:close')}
      width="form"
      coverCloses={false}
      onClose={flow.leave}
    >
      <Shown flow={flow} />
      <Button variant="ghost" block onClick={flow.leave}>
        {t('shell:cancel')}
      </Button>
    </Dialog>
  );
}

const otherWayTexts = {
  passkey: 'usePasskey',
  app: 'useApp',
  recoveryCode: 'useRecovery',
  password: 'usePassword',
} as const;

function ProofForm({ flow }: { readonly flow: ReauthenticationFlow }) {
  const { t } = useTranslation('twoStep');
  const { ways, way: open } = flow.context;
  return (
    <FlowForm label={t('confirmIdentity')} flow={flow}>
      <p className="hint">{t('proof.about')}</p>
      <Factor flow={flow} />
      {ways
        .filter((way) => way !== open)
        .map((way) => (
          <Button
            key={way}
            variant="ghost"
            size="s"
            className={styles.otherWay}
            aria-disabled={!flow.can({ type: 'way.chosen', way })}
            onClick={() => flow.choose(way)}
          >
            {t(otherWayTexts[way])}
          </Button>
        ))}
      <FlowSubmit flow={flow} data-autofocus={open === 'passkey' || undefined}>
        {t('proof.submit')}
      </FlowSubmit>
      <FlowStep text={flow.isBusy ? t('checking') : null} />
    </FlowForm>
  );
}

/** The inputs of the open way. */
function Factor({ flow }: { readonly flow: ReauthenticationFlow }) {
  const { t } = useTranslation('twoStep');
  const { register, errorOf } = useDraft(flow.draft, flow.requiredFields);
  const { way } = flow.context;
  if (way === 'passkey') return <p>{t('proof.byPasskey')}</p>;
  if (way === 'password') {
    return (
      <Field label={t('password')} error={errorOf('password')} required>
        <PasswordInput
          {...register('password')}
          autoComplete="current-password"
          showLabel={t('account:showPassword')}
          hideLabel={t('account:hidePassword')}
          data-autofocus
        />
      </Field>
    );
  }
  const byApp = way === 'app';
  return (
    <Field key={way} label={t(byApp ? 'appCode' : 'recoveryCode')} error={errorOf('code')} required>
      {byApp ? (
        <CodeInput {...register('code')} maxLength={64} data-autofocus />
      ) : (
        <TextInput {...register('code')} autoComplete="off" maxLength={64} />
      )}
    </Field>
  );
}

function SignInAgain({ flow }: { readonly flow: ReauthenticationFlow }) {
  const { t } = useTranslation('twoStep');
  const modals = useModals();
  return (
    <>
      <p className="hint">{t('proof.again')}</p>
      <Button
        variant="primary"
        size="l"
        block
        onClick={() => {
          flow.leave();
          modals.open('signOutConfirmation');
        }}
      >
        {t('proof.signOut')}
      </Button>
    </>
  );
}
