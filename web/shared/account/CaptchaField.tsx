import { useMachine } from '@xstate/react';
import { useEffect, useRef, useState } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { CAPTCHA_REFRESH_MILLISECONDS } from '#machines/captcha/captcha.machine.ts';
import { useServices } from '#web/shared/services/services-context.ts';
import { classNames } from '#web/ui/class-names.ts';
import { Field } from '#web/ui/fields/Field.tsx';
import { TextInput } from '#web/ui/fields/TextInput.tsx';
import { RefreshIcon } from '#web/ui/icons/RefreshIcon.tsx';
import { Spinner } from '#web/ui/waiting/Spinner.tsx';
import styles from './CaptchaField.module.css';
import { provideCaptcha } from './captcha.actors.ts';
import type { CaptchaPort } from './captcha-port.ts';

interface CaptchaFieldProps {
  readonly port: CaptchaPort;
  readonly input: UseFormRegisterReturn;
  readonly error: string | undefined;
  /** The kind of form: another one gets another picture (A8). */
  readonly formKind: string;
}

/** A picture with digits to type. A press on it brings another, at most once a second (A8). */
export function CaptchaField({ port, input, error, formKind }: CaptchaFieldProps) {
  const { t } = useTranslation('account');
  const { api, watching } = useServices();
  const [machine] = useState(() => provideCaptcha(api));
  const [state, send, actor] = useMachine(machine, {
    input: { refreshMilliseconds: CAPTCHA_REFRESH_MILLISECONDS },
    ...watching,
  });
  const { picture } = state.context;

  useEffect(
    () =>
      port.attach({
        id: () => actor.getSnapshot().context.picture?.captchaId,
        replace: () => actor.send({ type: 'picture.spent' }),
      }),
    [port, actor],
  );

  const shownFor = useRef(formKind);
  useEffect(() => {
    if (shownFor.current === formKind) return;
    shownFor.current = formKind;
    send({ type: 'form.changed' });
  }, [formKind, send]);

  return (
    <Field label={t('captcha')} hint={t('captchaHint')} error={error} required>
      <TextInput
        {...input}
        inputMode="numeric"
        placeholder={`${t('captcha')} *`}
        autoComplete="off"
        spellCheck={false}
        dir="ltr"
        trailing={
          <button
            type="button"
            className={classNames(styles.picture, state.matches('failed') && styles.failed)}
            aria-label={t(state.matches('failed') ? 'captchaFailed' : 'captchaRefresh')}
            title={t('captchaRefresh')}
            aria-busy={state.hasTag('busy')}
            onClick={() => send({ type: 'picture.requested' })}
          >
            {picture && <img src={`data:image/png;base64,${picture.picture}`} alt="" />}
            {state.hasTag('busy') && <Spinner />}
            {state.matches('failed') && <RefreshIcon size={20} />}
          </button>
        }
      />
    </Field>
  );
}
