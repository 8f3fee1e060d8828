import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { providerNames } from '#contract/entities/social-provider-names.ts';
import { FlowUnreachable } from '#web/shared/flow/FlowUnreachable.tsx';
import { FlowForm } from '#web/shared/forms/FlowForm.tsx';
import { FlowStep } from '#web/shared/forms/FlowStep.tsx';
import form from '#web/shared/forms/form.module.css';
import { MethodTabs } from '#web/shared/forms/MethodTabs.tsx';
import { RefusalMessage } from '#web/shared/forms/RefusalMessage.tsx';
import { useDraft } from '#web/shared/forms/use-draft.ts';
import { FollowedScreen } from '#web/shared/page/FollowedScreen.tsx';
import { WaitingAccountNotice } from '#web/shared/sign-in/WaitingAccountNotice.tsx';
import { Unanswered } from '#web/shared/submission/Unanswered.tsx';
import { CaptchaField } from '#web/shared/verification/CaptchaField.tsx';
import { MobileField } from '#web/shared/verification/MobileField.tsx';
import { SmsCodeField } from '#web/shared/verification/SmsCodeField.tsx';
import { Button } from '#web/ui/buttons/Button.tsx';
import { Checkbox } from '#web/ui/fields/Checkbox.tsx';
import { Field } from '#web/ui/fields/Field.tsx';
import { PasswordInput } from '#web/ui/fields/PasswordInput.tsx';
import { TextInput } from '#web/ui/fields/TextInput.tsx';
import styles from './LoginForm.module.css';
import { OutsideWait } from './OutsideWait.tsx';
import { ProviderButtons } from './ProviderButtons.tsx';
import { SecondStepForm } from './SecondStepForm.tsx';
import type { LoginFlow } from './use-login.ts';

interface LoginFormProps {
  readonly flow: LoginFlow;
  /** An agent site does not offer it: agents invite by link (A20). */
  readonly onRegister: (() => void) | undefined;
  readonly onForgotten: () => void;
}

/** The screen of each state; a new state without one does not compile. */
const screens: Readonly<Record<LoginFlow['state'], ComponentType<LoginFormProps>>> = {
  enteringDetails: Form,
  waitingForProvider: Waiting,
  askingPasskey: PasskeyWaiting,
  confirmingPhoneCode: Form,
  signingIn: Form,
  enteringSecondStep: SecondStepForm,
  takingSecondStep: SecondStepForm,
  weighingSignIn: Form,
  recordingFirstLogin: Form,
  loadingMember: Form,
  memberUnavailable: MemberMissing,
  passwordChangeOwed: Form,
  signedIn: Form,
};

/** A sign-in by state: the form, the window of a provider, an unreadable account (A14). */
export default function LoginForm(props: LoginFormProps) {
  const { flow } = props;
  const Screen = screens[flow.state];
  return (
    <FollowedScreen screen={flow.unanswered ? Unanswered : Screen}>
      {flow.unanswered ? <Unanswered flow={flow} canLeave /> : <Screen {...props} />}
    </FollowedScreen>
  );
}

function Waiting({ flow }: LoginFormProps) {
  const { t } = useTranslation('login');
  const { provider: chosen } = flow.context;
  const provider = chosen && providerNames[chosen];
  return (
    <OutsideWait
      title={t('provider.waitTitle', { provider })}
      text={t('provider.waitText')}
      onCancel={() => flow.send({ type: 'provider.abandoned' })}
    />
  );
}

function PasskeyWaiting({ flow }: LoginFormProps) {
  const { t } = useTranslation('login');
  return (
    <OutsideWait
      title={t('passkey.waitTitle')}
      text={t('passkey.waitText')}
      onCancel={() => flow.send({ type: 'passkey.abandoned' })}
    />
  );
}

function MemberMissing({ flow }: LoginFormProps) {
  const { t } = useTranslation('login');
  return (
    <FlowUnreachable flow={flow} title={t('memberMissingTitle')} text={t('memberMissingText')} />
  );
}

/** The form, by the ways that the site offers. */
function Form(props: LoginFormProps) {
  const { flow } = props;
  const { t } = useTranslation('login');
  return (
    <div className="stack gap-4">
      <MethodTabs
        label={t('methods')}
        methods={flow.context.methods.map((method) => ({
          id: method,
          label: method === 'username' ? t('byUsername') : t('byMobile'),
        }))}
        selected={flow.context.method}
        disabled={flow.isBusy}
        onSelect={flow.chooseMethod}
      >
        <LoginFields {...props} />
      </MethodTabs>
      <ProviderButtons
        providers={flow.context.providers}
        passkey={flow.context.takesPasskeys}
        returnsFrom={flow.lastProvider}
        disabled={flow.isBusy}
        onChoose={flow.chooseProvider}
        onPasskey={flow.choosePasskey}
      />
      {props.onRegister && (
        <p className={form.foot}>
          {t('noAccount')}
          <button type="button" className={form.link} onClick={props.onRegister}>
            {t('register')}
          </button>
        </p>
      )}
    </div>
  );
}

function LoginFields({ flow, onRegister, onForgotten }: LoginFormProps) {
  const { t } = useTranslation('login');
  const { draft } = flow;
  const { method, captchaRequired } = flow.context;
  const { register, errorOf } = useDraft(draft, flow.requiredFields);
  const country = draft.form.watch('countryCode');
  return (
    <FlowForm label={t('title')} flow={flow}>
      {method === 'username' ? (
        <Field label={t('username')} error={errorOf('username')} required>
          <TextInput
            {...register('username')}
            autoComplete="username webauthn"
            autoCapitalize="none"
            spellCheck={false}
            data-autofocus
          />
        </Field>
      ) : (
        <MobileField
          country={country}
          onCountryChosen={(code) => draft.setText('countryCode', code)}
          input={register('mobileNum')}
          error={errorOf('mobileNum')}
        />
      )}
      {method === 'mobileCode' ? (
        <SmsCodeField
          code={flow.code}
          input={register('verificationCode')}
          error={errorOf('verificationCode')}
          otherWay={{ label: t('useUsername'), onChoose: () => flow.chooseMethod('username') }}
          onRegister={onRegister}
        />
      ) : (
        <Field label={t('password')} error={errorOf('password')} required>
          <PasswordInput
            {...register('password')}
            showLabel={t('account:showPassword')}
            hideLabel={t('account:hidePassword')}
          />
        </Field>
      )}
      {captchaRequired && (
        <CaptchaField
          key={method}
          port={draft.captcha}
          input={register('captcha')}
          error={errorOf('captcha')}
        />
      )}
      {method !== 'mobileCode' && (
        <div className={styles.aside}>
          {method === 'username' && <Checkbox {...register('remember')}>{t('remember')}</Checkbox>}
          <button type="button" className={form.link} onClick={onForgotten}>
            {t('forgotten')}
          </button>
        </div>
      )}
      <RefusalMessage refusal={flow.refusal} onRegister={onRegister} />
      <WaitingAccountNotice />
      <Button type="submit" variant="primary" size="l" block busy={flow.isBusy}>
        {t('submit')}
      </Button>
      <FlowStep text={flow.step && t(`step.${flow.step}`)} />
    </FlowForm>
  );
}
