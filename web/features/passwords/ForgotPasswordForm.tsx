import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { FlowUnreachable } from '#web/shared/flow/FlowUnreachable.tsx';
import { FlowForm } from '#web/shared/forms/FlowForm.tsx';
import { FlowStep } from '#web/shared/forms/FlowStep.tsx';
import form from '#web/shared/forms/form.module.css';
import { MethodTabs } from '#web/shared/forms/MethodTabs.tsx';
import { RefusalMessage } from '#web/shared/forms/RefusalMessage.tsx';
import { useDraft } from '#web/shared/forms/use-draft.ts';
import { FollowedScreen } from '#web/shared/page/FollowedScreen.tsx';
import { NewPasswordField } from '#web/shared/passwords/NewPasswordField.tsx';
import { Unanswered } from '#web/shared/submission/Unanswered.tsx';
import { MobileField } from '#web/shared/verification/MobileField.tsx';
import { OtherWays } from '#web/shared/verification/OtherWays.tsx';
import { SmsCodeField } from '#web/shared/verification/SmsCodeField.tsx';
import { Button } from '#web/ui/buttons/Button.tsx';
import { Field } from '#web/ui/fields/Field.tsx';
import { TextInput } from '#web/ui/fields/TextInput.tsx';
import { MailSent } from './MailSent.tsx';
import type { ForgotPasswordFlow } from './use-forgot-password.ts';

interface ForgotPasswordFormProps {
  readonly flow: ForgotPasswordFlow;
  readonly onSignIn: () => void;
  readonly onRegister: () => void;
}

/** The screen of each state; a new state without one does not compile. */
const screens: Readonly<
  Record<ForgotPasswordFlow['state'], ComponentType<ForgotPasswordFormProps>>
> = {
  'enteringDetails.ready': Form,
  'enteringDetails.needingOtherWay': Form,
  sendingMail: Form,
  mailSent: Sent,
  confirmingPhoneCode: Form,
  settingPassword: Form,
  recordingFirstLogin: Form,
  loadingMember: Form,
  memberUnavailable: MemberMissing,
  signedIn: Form,
  secondStepOwed: Form,
};

/** A recovery by state: the form, a mail on its way, an unreadable account (A17). */
export function ForgotPasswordForm(props: ForgotPasswordFormProps) {
  const { flow } = props;
  const Screen = screens[flow.state];
  return (
    <FollowedScreen screen={flow.unanswered ? Unanswered : Screen}>
      {flow.unanswered ? <Unanswered flow={flow} canLeave /> : <Screen {...props} />}
    </FollowedScreen>
  );
}

function Sent({ flow, onSignIn }: ForgotPasswordFormProps) {
  return (
    <MailSent
      email={flow.draft.values().email}
      onSignIn={onSignIn}
      onAskAgain={() => flow.send({ type: 'form.reopened' })}
    />
  );
}

function MemberMissing({ flow }: ForgotPasswordFormProps) {
  const { t } = useTranslation('password');
  return (
    <FlowUnreachable
      flow={flow}
      title={t('forgotten.memberMissingTitle')}
      text={t('forgotten.memberMissingText')}
    />
  );
}

/** The form, by the ways that the site offers. */
function Form(props: ForgotPasswordFormProps) {
  const { t } = useTranslation('password');
  const { flow } = props;
  return (
    <MethodTabs
      label={t('forgotten.methods')}
      methods={flow.context.methods.map((method) => ({
        id: method,
        label: t(method === 'email' ? 'forgotten.byEmail' : 'forgotten.byPhone'),
      }))}
      selected={flow.context.method}
      disabled={flow.isBusy}
      onSelect={flow.chooseMethod}
    >
      <RecoveryFields {...props} />
    </MethodTabs>
  );
}

function RecoveryFields({ flow, onSignIn, onRegister }: ForgotPasswordFormProps) {
  const { t } = useTranslation('password');
  const { method, methods } = flow.context;
  const byEmail = method === 'email';
  return (
    <FlowForm label={t('forgotten.title')} flow={flow}>
      <p className="muted">{t(byEmail ? 'forgotten.emailText' : 'forgotten.phoneText')}</p>
      {byEmail ? <EmailFields flow={flow} /> : <PhoneFields flow={flow} onRegister={onRegister} />}
      <RefusalMessage refusal={flow.refusal} onRegister={onRegister} onSignIn={onSignIn} />
      {flow.state === 'enteringDetails.needingOtherWay' && (
        <OtherWays
          question={t('forgotten.otherWays')}
          otherWay={
            byEmail && methods.includes('phone')
              ? { label: t('forgotten.recoverByPhone'), onChoose: () => flow.chooseMethod('phone') }
              : undefined
          }
        />
      )}
      <Button type="submit" variant="primary" size="l" block busy={flow.isBusy}>
        {t(byEmail ? 'forgotten.sendMail' : 'forgotten.setPassword')}
      </Button>
      <FlowStep text={flow.step && t(`forgotten.step.${flow.step}`)} />
      <p className={form.foot}>
        {t('forgotten.remembered')}
        <button type="button" className={form.link} onClick={onSignIn}>
          {t('forgotten.backToSignIn')}
        </button>
      </p>
      <p className={form.foot}>
        <Link to="/account-recovery" className={form.link}>
          {t('forgotten.lost')}
        </Link>
      </p>
    </FlowForm>
  );
}

function EmailFields({ flow }: Pick<ForgotPasswordFormProps, 'flow'>) {
  const { t } = useTranslation('password');
  const { register, errorOf } = useDraft(flow.draft, flow.requiredFields);
  return (
    <>
      <Field label={t('forgotten.username')} error={errorOf('username')} required>
        <TextInput
          {...register('username')}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          data-autofocus
        />
      </Field>
      <Field label={t('forgotten.email')} error={errorOf('email')} required>
        <TextInput
          {...register('email')}
          type="email"
          inputMode="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          dir="ltr"
        />
      </Field>
    </>
  );
}

function PhoneFields({ flow, onRegister }: Pick<ForgotPasswordFormProps, 'flow' | 'onRegister'>) {
  const { t } = useTranslation('password');
  const { draft, rules } = flow;
  const { register, errorOf } = useDraft(draft, flow.requiredFields);
  return (
    <>
      <MobileField
        country={draft.form.watch('countryCode')}
        onCountryChosen={(code) => draft.setText('countryCode', code)}
        input={register('mobileNum')}
        error={errorOf('mobileNum')}
      />
      <SmsCodeField
        code={flow.code}
        input={register('verificationCode')}
        error={errorOf('verificationCode')}
        otherWay={{
          label: t('forgotten.recoverByEmail'),
          onChoose: () => flow.chooseMethod('email'),
        }}
        onRegister={onRegister}
      />
      <NewPasswordField
        rule={rules.password}
        input={register('newPassword')}
        error={errorOf('newPassword')}
      />
    </>
  );
}
