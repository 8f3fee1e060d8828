import { type MouseEvent, useEffect, useRef } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { formatClock } from '#web/i18n/format-span.ts';
import { useLanguage } from '#web/i18n/use-language.ts';
import form from '#web/shared/forms/form.module.css';
import { RefusalMessage } from '#web/shared/forms/RefusalMessage.tsx';
import { Button } from '#web/ui/buttons/Button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { CodeInput } from '#web/ui/fields/CodeInput.tsx';
import { Field } from '#web/ui/fields/Field.tsx';
import { CodePictureField } from './CodePictureField.tsx';
import { type OtherWay, OtherWays } from './OtherWays.tsx';
import styles from './SmsCodeField.module.css';
import type { SmsCode } from './use-sms-code.ts';

interface SmsCodeFieldProps {
  readonly code: SmsCode;
  readonly input: UseFormRegisterReturn;
  readonly error: string | undefined;
  /** The form's alternative when codes fail; undefined if there is none. */
  readonly otherWay?: OtherWay | undefined;
  readonly onRegister?: (() => void) | undefined;
  readonly onSignIn?: (() => void) | undefined;
}

/** The SMS code, with its request button and countdown (A6, A11). */
export function SmsCodeField({
  code,
  input,
  error,
  otherWay,
  onRegister,
  onSignIn,
}: SmsCodeFieldProps) {
  const { t } = useTranslation('account');
  const language = useLanguage();
  // Field errors are shown at the field.
  const refusal = code.refusal?.code === 'validation_failed' ? null : code.refusal;
  const isOnItsWay = code.hasSent && code.isCounting;
  const place = useCodeFocus(code.isRequesting, isOnItsWay, input.name);
  return (
    <div ref={place} className={styles.place}>
      <CodePictureField picture={code.picture} />
      <Field
        label={t('smsCode')}
        hint={isOnItsWay ? t('codeSent', { number: code.sentTo }) : undefined}
        error={error}
        required
      >
        <CodeInput
          {...input}
          maxLength={255}
          trailing={
            <Button
              size="s"
              busy={code.isRequesting}
              aria-disabled={!code.canRequest}
              onClick={code.request}
              className={styles.request}
            >
              {code.isCounting
                ? t('codeAgainIn', { time: formatClock(code.remainingSeconds, language) })
                : t('requestCode')}
            </Button>
          }
        />
      </Field>
      {isOnItsWay && (
        <button type="button" className={classNames(form.link, styles.other)} onClick={toNumber}>
          {t('changeNumber')}
        </button>
      )}
      <RefusalMessage refusal={refusal} serverWords onRegister={onRegister} onSignIn={onSignIn} />
      {code.needsHelp && <OtherWays question={t('codeTrouble')} otherWay={otherWay} />}
    </div>
  );
}

/**
 * Focuses the code field once a code is sent: the puzzle took the focus away, and the button is now
 * disabled (S14).
 */
function useCodeFocus(isRequesting: boolean, isOnItsWay: boolean, name: string) {
  const place = useRef<HTMLDivElement>(null);
  const wasRequesting = useRef(false);
  useEffect(() => {
    const hasArrived = wasRequesting.current && !isRequesting && isOnItsWay;
    wasRequesting.current = isRequesting;
    if (hasArrived) place.current?.querySelector<HTMLElement>(`input[name="${name}"]`)?.focus();
  }, [isRequesting, isOnItsWay, name]);
  return place;
}

/** Focuses the number of this form, for a correction. */
function toNumber({ currentTarget }: MouseEvent): void {
  const number = currentTarget.closest('form')?.querySelector<HTMLInputElement>('[type=tel]');
  number?.focus();
  number?.select();
}
