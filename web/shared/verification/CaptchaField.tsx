import { useEffect } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { CAPTCHA_REFRESH_MILLISECONDS } from '#machines/captcha/captcha.machine.ts';
import { useFlow } from '#web/shared/flow/use-flow.ts';
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
}

/**
 * A captcha picture and its input. A press loads another picture, at most once a second; each kind
 * of form has its own, by `key` (A8).
 */
export function CaptchaField({ port, input, error }: CaptchaFieldProps) {
  const { t } = useTranslation('account');
  const { api } = useServices();
  const flow = useFlow(() => provideCaptcha(api), {
    input: { refreshMilliseconds: CAPTCHA_REFRESH_MILLISECONDS },
  });
  const { actor, isBusy } = flow;
  const { picture } = flow.context;
  const hasFailed = flow.state === 'failed';

  useEffect(
    () =>
      port.attach({
        id: () => actor.getSnapshot().context.picture?.captchaId,
        replace: () => actor.send({ type: 'picture.spent' }),
      }),
    [port, actor],
  );

  return (
    <Field label={t('captcha')} hint={t('captchaHint')} error={error} required>
      <TextInput
        {...input}
        inputMode="numeric"
        autoComplete="off"
        spellCheck={false}
        dir="ltr"
        trailing={
          <button
            type="button"
            className={classNames(styles.picture, hasFailed && styles.failed)}
            aria-label={t(hasFailed ? 'captchaFailed' : 'captchaRefresh')}
            title={t('captchaRefresh')}
            aria-busy={isBusy}
            onClick={() => flow.send({ type: 'picture.requested' })}
          >
            {picture && <img src={`data:image/png;base64,${picture.picture}`} alt="" />}
            {isBusy && <Spinner />}
            {hasFailed && <RefreshIcon size={20} />}
          </button>
        }
      />
    </Field>
  );
}
